import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FeedbackBlocked } from '#src/features/feedback/feedback-blocked.tsx';
import { closeFeedback, openFeedback } from '#src/kernel/telemetry/feedback-store.ts';
import { createLateIsland } from '#src/ui/loading/late-island.tsx';
import { userEvent } from '@testing-library/user-event';

const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('a part that does not load leaves the page unchanged [R20]', async () => {
  const Part = createLateIsland(fail);
  render(
    <>
      <h1>Page</h1>
      <Part />
    </>,
  );
  await act(() => Promise.resolve());
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

it('a placeholder replaces a part that does not load [R20]', async () => {
  const Part = createLateIsland<{ name: string }>(fail, ({ name }) => <p>{name} is blocked</p>);
  render(<Part name="It" />);
  expect(await screen.findByText('It is blocked')).toBeVisible();
});

it('"Report a problem" says that it is blocked, and shows the e-mail address [R20]', async () => {
  const Dialog = createLateIsland(fail, FeedbackBlocked);
  render(
    <>
      <button type="button" onClick={openFeedback}>
        Report a problem
      </button>
      <Dialog />
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Report a problem' });
  await userEvent.click(opener);
  expect(await screen.findByRole('alert')).toHaveTextContent(/may block it\. Write to/);
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:.+@/));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(opener).toHaveFocus();
  closeFeedback();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new DOMException('matchMedia is refused', 'SecurityError');
}

it('a part that fails while it renders leaves the page unchanged, or its placeholder replaces it [R26a]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = createLateIsland(() => Promise.resolve(Broken));
  const Replaced = createLateIsland(
    () => Promise.resolve(Broken),
    () => <p>Instead</p>,
  );
  render(
    <>
      <h1>Page</h1>
      <Part />
      <Replaced />
    </>,
  );
  expect(await screen.findByText('Instead')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  vi.restoreAllMocks();
});
