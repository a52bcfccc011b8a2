import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePageTitle } from '#src/ui/page-title.ts';

describe('the title of the tab', () => {
  it('is the page’s own, then the application’s, and follows the page [K10, S2.35]', () => {
    const { rerender } = renderHook(({ title }) => usePageTitle(title, 'Huddle Club'), {
      initialProps: { title: 'Organisation details' },
    });
    expect(document.title).toBe('Organisation details | Huddle Club');
    rerender({ title: 'Formats' });
    expect(document.title).toBe('Formats | Huddle Club');
  });
});
