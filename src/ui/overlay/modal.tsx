import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { use, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { isComposing } from '#src/ui/controls/is-composing.ts';
import { IconClose } from '#src/ui/late-icons.tsx';
import { DialogNotices } from './dialog-notices.ts';

export type ModalSize = 's' | 'm' | 'l' | 'xl';

/** 320, 480, 640 and 800 px. */
const WIDTHS: Record<ModalSize, string> = {
  s: 'max-w-80',
  m: 'max-w-120',
  l: 'max-w-160',
  xl: 'max-w-200',
};

type ModalProps = {
  open: boolean;
  title: ReactNode;
  size?: ModalSize;
  /** A width in px that overrides the width of the size. */
  width?: number;
  /** Escape and a press on the backdrop close it. The close button always closes it. */
  dismissible?: boolean;
  /** The element that gets the focus on opening. The default is the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the page (ARIA dialog pattern). It keeps the focus inside, and returns it on closing. */
export function Modal({ size = 'm', dismissible = true, ...props }: ModalProps) {
  const notices = use(DialogNotices);
  function keepOpen(event: KeyboardEvent) {
    const isForDialog = dismissible && !isComposing(event.nativeEvent);
    if (event.key === 'Escape' && !isForDialog) event.stopPropagation();
  }
  return (
    <Dialog
      open={props.open}
      onClose={dismissible ? props.onClose : ignore}
      onKeyDown={keepOpen}
      transition
      {...(props.initialFocus && {
        initialFocus: props.initialFocus,
      })}
      className="fixed inset-0 z-40 transition duration-dialog ease-out data-closed:opacity-0"
    >
      <DialogBackdrop className="fixed inset-0 bg-backdrop" />
      <div className="fixed inset-0 overflow-y-auto overscroll-contain">
        <div className="grid min-h-full grid-cols-1 place-items-center px-4 py-8">
          <DialogPanel
            transition
            {...(props.width !== undefined && { style: { maxWidth: props.width } })}
            className={`kerb w-full ${WIDTHS[size]} rounded-card border border-hairline bg-surface p-gutter wrap-anywhere text-ink shadow-card transition duration-dialog ease-out sm:p-7 motion-safe:data-closed:translate-y-2 forced-colors:border-[CanvasText]`}
          >
            <div className="mb-3 flex items-start gap-3">
              <DialogTitle className="min-w-0 flex-1 pt-2 text-h2">{props.title}</DialogTitle>
              <CloseButton onClose={props.onClose} />
            </div>
            <div aria-live="polite" className="-mx-gutter not-empty:mb-4 sm:-mx-7">
              {notices}
            </div>
            {props.children}
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="-me-2 grid size-target shrink-0 cursor-pointer place-items-center rounded-button text-muted hover:bg-tint hover:text-ink"
    >
      <IconClose className="size-6" />
    </button>
  );
}

function ignore() {}
