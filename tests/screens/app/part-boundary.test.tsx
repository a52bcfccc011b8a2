import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PartBoundary } from '#src/ui/loading/part-boundary.tsx';

function Broken(): never {
  throw new DOMException('matchMedia is refused', 'SecurityError');
}

it('a part that fails while it renders is replaced, and the page stays [R26a]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <h1>Page</h1>
      <PartBoundary instead={<p>Instead</p>}>
        <Broken />
      </PartBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.getByText('Instead')).toBeVisible();
  vi.restoreAllMocks();
});
