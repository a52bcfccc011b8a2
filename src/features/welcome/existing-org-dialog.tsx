import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { ConflictDialog } from '#src/ui/overlay/conflict-dialog.tsx';
import { Link } from '#src/ui/link.tsx';
import type { Conflict } from './check-organisation.ts';
import { markAccepted } from './field-progress.ts';
import { keepInitialData } from './keep-initial-data.ts';

type ExistingOrgDialogProps = {
  conflict: Conflict;
  /** The values for the wizard, when the visitor's organisation is another one. */
  entered: InitialData;
  onClose: () => void;
};

/** Asks whether the visitor means an existing organisation (specification, section 2; UI contract, 2c). */
export function ExistingOrgDialog({ conflict, entered, onClose }: ExistingOrgDialogProps) {
  function handleContinue() {
    keepInitialData(entered);
    markAccepted();
  }
  const continueHere = (
    <Link to={paths.info.path} onClick={handleContinue} className={getButtonClasses('link')}>
      continue here
    </Link>
  );
  return (
    <ConflictDialog
      open
      organisation={conflict.organisation}
      signInUrl={conflict.appUrl}
      productName={env.productName}
      providerName={env.providerName}
      contactUrl={`mailto:${env.supportEmail}`}
      continueLink={conflict.isExact ? null : continueHere}
      onClose={onClose}
    />
  );
}
