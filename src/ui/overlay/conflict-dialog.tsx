import type { ReactNode } from 'react';
import { getButtonClasses } from '#src/ui/button-classes.ts';
import { Modal } from './modal.tsx';

type ConflictDialogProps = {
  open: boolean;
  /** The name of the existing organisation, as the platform gives it. */
  organisation: string;
  /** The address to sign in to it, null when it is not safe. */
  signInUrl: string | null;
  productName: string;
  providerName: string;
  contactUrl: string;
  /** The link or button to continue anyway. Without it the dialog asks the visitor to contact us. */
  continueLink?: ReactNode;
  onClose: () => void;
};

/** Asks whether the visitor means an existing organisation (specification, section 2; UI contract, 2c). */
export function ConflictDialog({ open, continueLink, onClose, ...props }: ConflictDialogProps) {
  const { signInUrl, productName, providerName, contactUrl } = props;
  const organisation = <bdi>{props.organisation}</bdi>;
  return (
    <Modal open={open} title={<>Did you mean to sign up to {organisation}</>} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p>
          {organisation} already has a {productName} account.
        </p>
        {signInUrl !== null && (
          <a
            href={signInUrl}
            rel="noopener noreferrer"
            className={`${getButtonClasses('primary')} min-w-0 py-3`}
          >
            <span className="min-w-0">Sign in to {organisation}</span>
          </a>
        )}
        {continueLink ? (
          <p>If yours is a different organisation, {continueLink}</p>
        ) : (
          <>
            <p>To set up a second account, contact us.</p>
            <a href={contactUrl} className={getButtonClasses('link')}>
              Contact {providerName}
            </a>
          </>
        )}
      </div>
    </Modal>
  );
}
