import { useEffect, useState, type MouseEvent } from 'react';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import type { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';
import { safeAppUrl } from '#src/kernel/api/app-url.ts';
import { textToShow } from '#src/kernel/text/text-to-show.ts';
import { matchesNameOrEmail } from '#src/kernel/session/org-match.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { ConflictDialog } from '#src/ui/overlay/conflict-dialog.tsx';
import { Link } from '#src/ui/link.tsx';

type CreateConflictProps = {
  existing: ExistingOrganisation;
  initialData: InitialData;
  onClose: () => void;
};

/**
 * The same dialog as on Welcome, when it is the create call that finds the organisation (decisions, "Flow"). The
 * answers are there again behind it; the button that was pressed takes the focus first, so that it gets it back.
 */
export function CreateConflict({ existing, initialData, onClose }: CreateConflictProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.focus();
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  /* The visitor is in the wizard already: to go on is to close the dialog. */
  function handleContinue(event: MouseEvent) {
    event.preventDefault();
    onClose();
  }
  const continueLink = (
    <Link to={paths.info.path} onClick={handleContinue} className={buttonClasses('link')}>
      continue here
    </Link>
  );
  return (
    <ConflictDialog
      open={isOpen}
      organisation={textToShow(existing.org.name)}
      signInUrl={safeAppUrl(existing.appUrl)}
      productName={env.productName}
      providerName={env.providerName}
      contactUrl={`mailto:${env.supportEmail}`}
      wayOn={matchesNameOrEmail(existing.org, initialData) ? null : continueLink}
      onClose={onClose}
    />
  );
}
