import { use, useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { DialogNotices } from './dialog-notices.ts';
import { ModalContent, headingClassName, getPanelProps, type ModalProps } from './modal-parts.tsx';

/**
 * The dialog without a library, for a browser in which the library of `Modal` fails. The browser itself keeps the focus
 * inside and returns it on closing (HTML standard, `dialog`). A press on the backdrop does not close it.
 */
export function PlainModal({ dismissible = true, open, onClose, ...props }: ModalProps) {
  const { initialFocus } = props;
  const notices = use(DialogNotices);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return undefined;
    shown.showModal();
    (initialFocus?.current ?? shown).focus();
    return () => shown.close();
  }, [open, initialFocus, dialog]);

  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    if (dismissible) onClose();
  }
  const panel = getPanelProps(props);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-modal
      onCancel={handleCancel}
      className="m-auto w-full bg-transparent px-4 py-8 backdrop:bg-backdrop"
    >
      {open && (
        <div {...panel} className={`${panel.className} mx-auto`}>
          <ModalContent
            heading={
              <h2 id={titleId} className={headingClassName}>
                {props.title}
              </h2>
            }
            notices={notices}
            onClose={onClose}
          >
            {props.children}
          </ModalContent>
        </div>
      )}
    </dialog>
  );
}
