import type { MouseEvent } from 'react';
import { paths } from '#src/config/paths.ts';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { Link } from '#src/ui/link.tsx';
import { goBackTo } from '#src/features/info/wizard/wizard-history.ts';
import { type WizardStep, getStepTitle } from '#src/features/info/wizard/wizard.ts';

const LOOK = getButtonClasses('link');

/** A link back to Welcome and its answers. */
export function EditWelcomeAnswers() {
  return (
    <Link to={paths.welcome.path} className={LOOK}>
      Edit your details
    </Link>
  );
}

type EditStepProps = {
  step: WizardStep;
  /** The control that gets the focus when the step is already open. */
  controlId?: string;
};

/** A link to a step of the wizard. */
export function EditStep({ step, controlId }: EditStepProps) {
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    if (controlId === undefined) goBackTo(step);
    else document.getElementById(controlId)?.focus();
  }
  return (
    <a href={paths.info.path} onClick={handleClick} className={LOOK}>
      {`Edit ${getStepTitle(step).toLowerCase()}`}
    </a>
  );
}
