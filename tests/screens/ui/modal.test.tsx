import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Modal } from '#src/ui/overlay/modal.tsx';
import type { ModalSize } from '#src/ui/overlay/modal-parts.tsx';

type SettingProps = {
  dismissible?: boolean;
  size?: ModalSize;
  width?: number;
  startsInField?: boolean;
};

function Setting({ startsInField = false, ...modal }: SettingProps) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        SIGN UP
      </button>
      <Modal
        {...modal}
        {...(startsInField ? { initialFocus: field } : {})}
        open={open}
        title="Did you mean to sign up to Kauri Bay"
        onClose={() => setOpen(false)}
      >
        <label>
          Message <input ref={field} />
        </label>
      </Modal>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'SIGN UP', hidden: true });
const dialog = () => screen.queryByRole('dialog', { name: 'Did you mean to sign up to Kauri Bay' });
const panel = () => screen.getByRole('heading', { level: 2 }).closest<HTMLElement>('.kerb');
const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());

async function openDialog(props: SettingProps = {}) {
  const user = userEvent.setup();
  render(<Setting {...props} />);
  await user.click(opener());
  await waitFor(() => expect(dialog()).toBeVisible());
  return user;
}

describe('the modal dialog', () => {
  it('has its heading as name and gets the focus', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Did you mean to sign up');
    await waitFor(() => expect(dialog()).toHaveFocus());
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
  });

  it('makes the page below inert each time, also when it is rendered open', async () => {
    const modal = (
      <Modal open title="Did you mean to sign up to Kauri Bay" onClose={() => {}}>
        <a href="/">Sign in</a>
      </Modal>
    );
    const { container, rerender } = render(modal);
    for (let times = 1; times <= 3; times += 1) {
      await waitFor(() => expect(dialog()).toHaveFocus());
      expect(container).toHaveAttribute('aria-hidden', 'true');
      rerender(<p>Closed</p>);
      expect(container).not.toHaveAttribute('aria-hidden');
      rerender(modal);
    }
  });

  it('can focus one of its fields instead', async () => {
    await openDialog({ startsInField: true });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  });

  it.each(['Escape', 'Close', 'backdrop'])(
    'closes by %s, and returns the focus to its opener [S2.33a]',
    async (way) => {
      const user = await openDialog();
      if (way === 'Escape') await user.keyboard('{Escape}');
      if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
      if (way === 'backdrop') await user.click(document.body);
      await gone();
      await waitFor(() => expect(opener()).toHaveFocus());
    },
  );

  it('stays open on Escape and backdrop when it is not dismissible, but has its close button [S2.33a]', async () => {
    const user = await openDialog({ dismissible: false });
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(dialog()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  });

  it('stays open on an Escape that only ends a composition [K09]', async () => {
    const user = await openDialog();
    const field = screen.getByRole('textbox', { name: 'Message' });
    field.focus();
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    expect(dialog()).toBeVisible();
    await user.keyboard('{Escape}');
    await gone();
  });

  it('keeps the Tab key inside', async () => {
    const user = await openDialog();
    const seen = new Set<Element | null>();
    for (let press = 0; press < 6; press += 1) {
      await user.tab();
      seen.add(document.activeElement);
    }
    expect(seen).not.toContain(opener());
    expect(seen).toContain(screen.getByRole('button', { name: 'Close' }));
  });

  it('has four widths, and can be given another in pixels [S2.33b]', async () => {
    const looks = new Set<string | undefined>();
    for (const size of ['s', 'm', 'l', 'xl'] as const) {
      const { unmount } = render(
        <Modal open size={size} title="Title" onClose={() => {}}>
          Text
        </Modal>,
      );
      looks.add(panel()?.className);
      unmount();
    }
    expect(looks.size).toBe(4);
    render(
      <Modal open width={320} title="Title" onClose={() => {}}>
        Text
      </Modal>,
    );
    expect(panel()).toHaveStyle({ maxWidth: '320px' });
  });
});
