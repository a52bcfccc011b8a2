import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/button.tsx';
import { ButtonWithMenu } from '#src/ui/overlay/button-with-menu.tsx';

/* The menu is loaded when it is first needed, which takes a busy machine its time. */
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

describe('a button', () => {
  it.each(['primary', 'secondary', 'tertiary', 'text', 'link'] as const)(
    'of the type %s has its own classes and runs its action [S2.34c]',
    async (variant) => {
      const onClick = vi.fn<() => void>();
      render(
        <>
          <Button variant={variant} onClick={onClick}>
            SIGN UP
          </Button>
          <Button variant={variant === 'primary' ? 'link' : 'primary'}>Other</Button>
        </>,
      );
      const button = screen.getByRole('button', { name: 'SIGN UP' });
      await userEvent.click(button);
      expect(onClick).toHaveBeenCalledOnce();
      expect(button.className).not.toBe(screen.getByRole('button', { name: 'Other' }).className);
    },
  );

  it('submits no form by default', async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>PREVIOUS</Button>
        <Button type="submit">NEXT</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'PREVIOUS' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'NEXT' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does nothing while busy, keeps its name and the focus', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy onClick={onClick}>
          SIGN UP
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'SIGN UP' });
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Aroha{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toBeDisabled();
    button.focus();
    expect(button).toHaveFocus();
  });

  it('becomes busy and ready again on a translated page', () => {
    const { rerender } = render(<Button>SIGN UP</Button>);
    const word = screen.getByText('SIGN UP');
    const translated = document.createElement('font');
    translated.textContent = 'REGISTRIEREN';
    word.firstChild?.replaceWith(translated);
    rerender(<Button busy>SIGN UP</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    rerender(<Button>SIGN UP</Button>);
    expect(screen.getByRole('button', { name: 'REGISTRIEREN' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('can have a menu of further actions behind an arrow [S2.34d]', async () => {
    const onSave = vi.fn<() => void>();
    const onDiscard = vi.fn<() => void>();
    render(
      <ButtonWithMenu
        menu={[{ label: 'Discard', onSelect: onDiscard }]}
        menuLabel="More"
        onClick={onSave}
      >
        Save
      </ButtonWithMenu>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledOnce();
  });
});
