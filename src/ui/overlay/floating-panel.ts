/** The panel of a list or a menu over the page. */
export const floatingPanel =
  'absolute top-full z-20 mt-2 scroll-my-3 rounded-control border border-hairline bg-surface text-body text-ink shadow-float outline-none';

/** A list scrolls above 240 px (specification, section 9). */
export const listPanel = `${floatingPanel} @container start-0 max-h-list overflow-y-auto overscroll-contain py-1`;

/** Scrolls the page so that a panel near the edge of the window is visible. */
export function showWhole(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}
