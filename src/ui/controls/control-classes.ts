/** The classes of a control with a border, valid or invalid. */
export const controlBox =
  'min-h-control w-full rounded-control border-line border-control bg-surface text-body text-ink ' +
  'placeholder:text-muted disabled:bg-tint disabled:text-muted aria-[invalid=true]:border-2 aria-[invalid=true]:border-error aria-[invalid=true]:bg-error-fill ' +
  'data-invalid:border-2 data-invalid:border-error data-invalid:bg-error-fill';

/** The same border around a control with other elements. The control inside is a `controlInput`. */
export const controlFrame =
  'relative flex min-h-control w-full items-stretch rounded-control border-line border-control bg-surface text-body text-ink ' +
  'has-[[aria-invalid=true]]:border-2 has-[[aria-invalid=true]]:border-error has-[[aria-invalid=true]]:bg-error-fill ' +
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink has-[input:focus-visible]:shadow-focus ' +
  'forced-colors:has-[input:focus-visible]:outline-[Highlight]';

/** A text input inside a `controlFrame`, which draws the border and the focus ring. */
export const controlInput =
  'min-w-0 flex-1 rounded-control bg-transparent py-2.5 text-body text-ink placeholder:text-muted focus-visible:shadow-none focus-visible:outline-none';

/** The panel of a list or a menu over the page. */
export const floatingPanel =
  'absolute top-full z-20 mt-2 scroll-my-3 rounded-control border border-hairline bg-surface text-body text-ink shadow-float outline-none';

/** A list scrolls above 240 px (specification, section 9). */
export const listPanel = `${floatingPanel} @container start-0 max-h-list overflow-y-auto overscroll-contain py-1`;

/** Scrolls the page so that a panel near the edge of the window is visible. */
export function showWhole(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

/**
 * One row of a list: 38 px high (specification, section 9). In a narrow list, or with a long description, the row grows
 * and cuts nothing.
 */
export const listRow =
  'flex min-h-row cursor-default [contain-intrinsic-size:auto_2.375rem] [content-visibility:auto] items-center gap-2.5 px-3 select-none data-focus:bg-tint data-selected:font-semibold ' +
  'forced-colors:data-focus:bg-[Highlight] forced-colors:data-focus:text-[HighlightText] forced-colors:data-focus:forced-color-adjust-none';
