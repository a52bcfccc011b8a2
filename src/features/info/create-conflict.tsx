import { useEffect, useState } from 'react';
import { env } from '#src/config/env.ts';
import type { ExistingOrganisation, InitialData } from '#src/contracts/sign-up.ts';
import { safeAppUrl } from '#src/kernel/api/app-url.ts';
import { isExactMatch } from '#src/kernel/session/org-match.ts';
import { Button } from '#src/ui/button.tsx';
import { ConflictDialog } from '#src/ui/conflict-dialog.tsx';

type CreateConflictProps = {
  existing: ExistingOrganisation;
  first: InitialData;
  onClose: () => void;
};

/**
 * The same dialog as on Welcome, when it is the create call that finds the organisation (decisions, "Flow"). The
 * answers are there again behind it; the button that was pressed takes the focus first, so that it gets it back.
 */
export function CreateConflict({ existing, first, onClose }: CreateConflictProps) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.focus();
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const goOn = (
    <Button variant="link" onClick={onClose}>
      continue here
    </Button>
  );
  return (
    <ConflictDialog
      open={isOpen}
      organisation={existing.org.name}
      signInUrl={safeAppUrl(existing.appUrl)}
      productName={env.productName}
      providerName={env.providerName}
      contactUrl={`mailto:${env.supportEmail}`}
      wayOn={isExactMatch(existing.org, first) ? null : goOn}
      onClose={onClose}
    />
  );
}
