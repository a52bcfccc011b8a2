import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { use, useDeferredValue, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '#src/ui/controls/is-composing.ts';
import { PartBoundary } from '#src/ui/loading/part-boundary.tsx';
import { DialogNotices } from './dialog-notices.ts';
import { ModalContent, headingClassName, getPanelProps, type ModalProps } from './modal-parts.tsx';
import { PlainModal } from './plain-modal.tsx';

/**
 * A dialog over the page (ARIA dialog pattern). It keeps the focus inside, and returns it on closing. Where a service of
 * the browser fails that its library needs, the browser's own dialog replaces it.
 */
export function Modal(props: ModalProps) {
  return (
    <PartBoundary instead={<PlainModal {...props} />}>
      <LibraryModal {...props} />
    </PartBoundary>
  );
}

/** A library that fails while it opens the dialog goes on watching it, and asks to close it when it is replaced. */
function useWhileMounted(close: () => void): () => void {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) close();
  };
}

function LibraryModal({ dismissible = true, ...props }: ModalProps) {
  const notices = use(DialogNotices);
  const close = useWhileMounted(props.onClose);
  /* A dialog that is open in its first render does not know the page yet, and leaves it without `inert`. It closes at
     once, because the focus cannot return to an inert page. */
  const isOpen = useDeferredValue(props.open, false) && props.open;
  const panel = getPanelProps(props);
  function keepOpen(event: KeyboardEvent) {
    const isForDialog = dismissible && !isComposing(event.nativeEvent);
    if (event.key === 'Escape' && !isForDialog) event.stopPropagation();
  }
  return (
    <Dialog
      open={isOpen}
      onClose={dismissible ? close : ignore}
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
            {...panel}
            className={`${panel.className} transition duration-dialog ease-out motion-safe:data-closed:translate-y-2`}
          >
            <ModalContent
              heading={<DialogTitle className={headingClassName}>{props.title}</DialogTitle>}
              notices={notices}
              onClose={props.onClose}
            >
              {props.children}
            </ModalContent>
          </DialogPanel>
        </div>
      </div>
    </Dialog>
  );
}

function ignore() {}
