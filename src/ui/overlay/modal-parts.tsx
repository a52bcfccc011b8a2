import type { ReactNode, RefObject } from 'react';
import { IconClose } from '#src/ui/late-icons.tsx';

export type ModalSize = 's' | 'm' | 'l' | 'xl';

export type ModalProps = {
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

/** 320, 480, 640 and 800 px. */
const WIDTHS: Record<ModalSize, string> = {
  s: 'max-w-80',
  m: 'max-w-120',
  l: 'max-w-160',
  xl: 'max-w-200',
};

/** The width and the look of the panel of a dialog. */
export const getPanelProps = ({ size = 'm', width }: Pick<ModalProps, 'size' | 'width'>) => ({
  ...(width !== undefined && { style: { maxWidth: width } }),
  className: `kerb w-full ${WIDTHS[size]} rounded-card border border-hairline bg-surface p-gutter wrap-anywhere text-ink shadow-card sm:p-7 forced-colors:border-[CanvasText]`,
});

type ModalContentProps = {
  /** The heading, which names the dialog. */
  heading: ReactNode;
  notices: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** What is in the panel of a dialog. */
export function ModalContent({ heading, notices, onClose, children }: ModalContentProps) {
  return (
    <>
      <div className="mb-3 flex items-start gap-3">
        {heading}
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-me-2 grid size-target shrink-0 cursor-pointer place-items-center rounded-button text-muted hover:bg-tint hover:text-ink"
        >
          <IconClose className="size-6" />
        </button>
      </div>
      <div aria-live="polite" className="-mx-gutter not-empty:mb-4 sm:-mx-7">
        {notices}
      </div>
      {children}
    </>
  );
}

export const headingClassName = 'min-w-0 flex-1 pt-2 text-h2';
