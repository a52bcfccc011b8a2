import { Button } from '#src/ui/button.tsx';
import { goBackTo } from './wizard-history.ts';
import { type WizardStep, getNextStep, getPreviousStep } from './wizard.ts';

/** The buttons of a step. On small screens NEXT is above PREVIOUS, but the order of the Tab key is the same. */
export function WizardButtons({ step, busy = false }: { step: WizardStep; busy?: boolean }) {
  const previous = getPreviousStep(step);
  return (
    <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row">
      {previous !== null && (
        <Button variant="secondary" onClick={() => goBackTo(previous)} className="w-full sm:w-auto">
          <span>PREVIOUS</span>
        </Button>
      )}
      <Button type="submit" busy={busy} className="w-full sm:ms-auto sm:w-auto sm:min-w-40">
        <span>{getNextStep(step) === null ? 'GET STARTED' : 'NEXT'}</span>
      </Button>
    </div>
  );
}
