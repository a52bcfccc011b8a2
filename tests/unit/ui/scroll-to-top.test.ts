import { afterEach, expect, it, vi } from 'vitest';
import { scrollToTop } from '#src/ui/scroll-to-top.ts';

afterEach(() => vi.restoreAllMocks());

it('the function asks the window to scroll', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const scrollTop = vi.spyOn(document.documentElement, 'scrollTop', 'set');
  scrollToTop();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(scrollTop).not.toHaveBeenCalled();
});

it('the function scrolls the root element when the window throws', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    throw new Error('refused');
  });
  const scrollTop = vi.spyOn(document.documentElement, 'scrollTop', 'set');
  scrollToTop();
  expect(scrollTop).toHaveBeenCalledExactlyOnceWith(0);
});
