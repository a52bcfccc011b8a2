import type { ReactNode } from 'react';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Modal } from './modal.tsx';

type ConflictDialogProps = {
  open: boolean;
  /** The organisation that is there already, as the platform names it. */
  organisation: string;
  /** Where to sign in to it; null when that address is not safe to go to. */
  signInUrl: string | null;
  productName: string;
  providerName: string;
  contactUrl: string;
  /** The link or button that goes on all the same; without one the visitor is asked to make contact. */
  wayOn?: ReactNode;
  onClose: () => void;
};

/** The visitor may mean an organisation that is there already (specification, section 2; UI contract, 2c). */
export function ConflictDialog({ open, wayOn, onClose, ...props }: ConflictDialogProps) {
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
            className={`${buttonClasses('primary')} min-w-0 py-3`}
          >
            <span className="min-w-0">Sign in to {organisation}</span>
          </a>
        )}
        {wayOn ? (
          <p>If yours is a different organisation, {wayOn}</p>
        ) : (
          <>
            <p>To set up a second account, contact us.</p>
            <a href={contactUrl} className={buttonClasses('link')}>
              Contact {providerName}
            </a>
          </>
        )}
      </div>
    </Modal>
  );
}
