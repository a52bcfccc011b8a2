import { useEffect, useState, type MouseEvent } from 'react';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import type { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';
import { toSafeAppUrl } from '#src/kernel/api/app-url.ts';
import { textToShow } from '#src/kernel/text/text-to-show.ts';
import { matchesNameOrEmail } from '#src/kernel/session/org-match.ts';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { ConflictDialog } from '#src/ui/overlay/conflict-dialog.tsx';
import { Link } from '#src/ui/link.tsx';

type CreateConflictProps = {
  existing: ExistingOrganisation;
  initialData: InitialData;
  onClose: () => void;
};

/**
 * Shows the conflict dialog of Welcome when the create call finds the organisation (decisions, "Flow"). The pressed
 * button gets the focus before the dialog opens, so that the dialog returns the focus to it.
 */
export function CreateConflict({ existing, initialData, onClose }: CreateConflictProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    document.querySelector<HTMLButtonElement>('main button[type="submit"]')?.focus();
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  /* The visitor is already in the wizard, so the link only closes the dialog. */
  function handleContinue(event: MouseEvent) {
    event.preventDefault();
    onClose();
  }
  const continueLink = (
    <Link to={paths.info.path} onClick={handleContinue} className={getButtonClasses('link')}>
      continue here
    </Link>
  );
  return (
    <ConflictDialog
      open={isOpen}
      organisation={textToShow(existing.org.name)}
      signInUrl={toSafeAppUrl(existing.appUrl)}
      productName={env.productName}
      providerName={env.providerName}
      contactUrl={`mailto:${env.supportEmail}`}
      continueLink={matchesNameOrEmail(existing.org, initialData) ? null : continueLink}
      onClose={onClose}
    />
  );
}
