import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Modal } from '#src/ui/overlay/modal.tsx';

/** What the library watches, and what it then would do. */
const watchers: (() => void)[] = [];

beforeEach(() => {
  watchers.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        watchers.push(look);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('IntersectionObserver', function refuse() {
    throw new DOMException('It is refused', 'SecurityError');
  });
  /* jsdom has no modal dialogs. */
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

function Setting({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} dismissible={dismissible} title="Title" onClose={() => setOpen(false)}>
        <p>Text</p>
      </Modal>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Title' });

async function openDialog(dismissible = true) {
  render(<Setting dismissible={dismissible} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

it("the browser's own dialog replaces that of a library that fails, at the first press [R26a]", async () => {
  await openDialog();
  expect(watchers.length).toBeGreaterThan(0);
  act(() => watchers.forEach((look) => look()));
  expect(dialog()).toBeVisible();
  expect(screen.getByText('Text')).toBeVisible();
});

it.each([true, false])(
  'Escape closes the replaced dialog only when it is dismissible: %s [R26a]',
  async (dismissible) => {
    await openDialog(dismissible);
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog() === null).toBe(dismissible);
    if (!dismissible) await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  },
);
