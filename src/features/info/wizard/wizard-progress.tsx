import { IconCheck } from '#src/ui/icons.tsx';
import { ProgressRing } from '#src/ui/loading/progress-ring.tsx';
import { LAST_STEP, STEPS, type WizardStep, getNextStep, getStepTitle } from './wizard.ts';

/** The progress on wide screens: the three steps in a row. */
export function ProgressList({ step: current }: { step: WizardStep }) {
  return (
    <nav aria-label="Progress" className="hidden md:block">
      <ol className="grid grid-cols-3 gap-3">
        {STEPS.map(({ step, title }) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className="border-t-4 border-hairline pt-2 text-small text-muted aria-[current=step]:border-pitch aria-[current=step]:text-strong aria-[current=step]:text-ink data-done:border-marigold"
            {...(step < current && { 'data-done': '' })}
          >
            <span>{title}</span>
            {step < current && <Completed />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Completed() {
  return (
    <>
      <IconCheck className="ms-1 inline size-4 text-success" />
      <span className="sr-only"> completed</span>
    </>
  );
}

/** The progress on small screens: the ring (specification, section 2). */
export function StepRing({ step }: { step: WizardStep }) {
  return (
    <span className="md:hidden">
      <ProgressRing value={step} total={LAST_STEP} label={`Step ${step} of ${LAST_STEP}`} />
    </span>
  );
}

/** The title of the next step, on small screens. The last step has none. */
export function NextStepHint({ step }: { step: WizardStep }) {
  const next = getNextStep(step);
  if (next === null) return null;
  return (
    <p key={next} className="mt-1 text-small text-muted md:hidden">
      {`Next: ${getStepTitle(next)}`}
    </p>
  );
}
