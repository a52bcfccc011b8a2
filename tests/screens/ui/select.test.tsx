import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SelectBox } from '#src/ui/select/select-box.tsx';
import { Select } from '#src/ui/select/select.tsx';

const COUNTRIES = ['Australia', 'Nepal', 'New Zealand', 'Spain'].map((label) => ({
  value: label.slice(0, 2).toUpperCase() + label.length,
  label,
  description: `about ${label}`,
}));

type SettingProps = Partial<React.ComponentProps<typeof Select>>;

function Setting(props: SettingProps) {
  const [value, setValue] = useState('');
  return (
    <form aria-label="Form">
      <Select
        id="country"
        label="Country"
        placeholder="Choose one"
        options={COUNTRIES}
        {...props}
        value={value}
        onChange={setValue}
      />
      <input aria-label="After" />
    </form>
  );
}

const button = () => screen.getByRole('button');
const list = () => screen.queryByRole('listbox');
const type = (key: string) => fireEvent.keyDown(list() as HTMLElement, { key });
const option = (name: string) => screen.getByRole('option', { name });
const active = () =>
  document.getElementById(list()?.getAttribute('aria-activedescendant') ?? '')?.textContent;

vi.setConfig({ testTimeout: 20_000 });

afterEach(() => vi.useRealTimers());

describe('the select', () => {
  it('has its label by one relation alone, and gets the focus by a press on it', async () => {
    render(<Setting />);
    expect((button() as HTMLButtonElement).labels).toHaveLength(0);
    await userEvent.click(screen.getByText('Country'));
    expect(button()).toHaveFocus();
  });

  it('is a button named by its label and its value, with a list of the same name', async () => {
    const user = userEvent.setup();
    render(<Setting />);
    expect(button()).toHaveAccessibleName('Country Choose one');
    expect(button()).toHaveAttribute('aria-haspopup', 'listbox');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(
      within(screen.getByRole('listbox', { name: /^Country/ })).getAllByRole('option'),
    ).toHaveLength(4);
    await user.click(option('Spain'));
    expect(button()).toHaveAccessibleName('Country Spain');
    expect(button()).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
  });

  it('names an option by its label alone, and describes it', async () => {
    const user = userEvent.setup();
    render(<Setting />);
    await user.click(button());
    expect(option('Nepal')).toHaveAccessibleDescription('about Nepal');
  });

  it('opens by key on the chosen option, moves, and picks by Enter or Space', async () => {
    const user = userEvent.setup();
    render(<Setting />);
    button().focus();
    await user.keyboard('{ArrowDown}');
    expect(list()).toHaveFocus();
    expect(active()).toContain('Australia');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(button()).toHaveAccessibleName('Country Nepal');
    await user.keyboard('{ArrowUp}');
    expect(active()).toContain('Nepal');
    expect(option('Nepal')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End} ');
    expect(button()).toHaveAccessibleName('Country Spain');
  });

  it('changes nothing by Escape, Tab or a press elsewhere', async () => {
    const user = userEvent.setup();
    const onBlur = vi.fn<() => void>();
    render(<Setting onBlur={onBlur} />);
    button().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab();
    expect(list()).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'After' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledOnce();
    await user.click(button());
    await user.click(screen.getByRole('textbox', { name: 'After' }));
    expect(list()).not.toBeInTheDocument();
    expect(button()).toHaveAccessibleName('Country Choose one');
  });

  it('moves to an option by letters that are at most a second apart [I09]', async () => {
    render(<Setting />);
    fireEvent.click(button());
    await screen.findByRole('listbox');
    vi.useFakeTimers();
    type('n');
    vi.advanceTimersByTime(600);
    type('e');
    vi.advanceTimersByTime(600);
    type('w');
    expect(active()).toContain('New Zealand');
    vi.advanceTimersByTime(1100);
    type('n');
    expect(active()).toContain('Nepal');
  });

  it('is described by its hint and its error', () => {
    render(<Setting hint="Where you are" error="This field is required" />);
    expect(button()).toHaveAccessibleDescription(/Where you are.*This field is required/);
  });

  it('cannot be opened while disabled', async () => {
    render(<Setting disabled />);
    await userEvent.click(button());
    expect(list()).not.toBeInTheDocument();
  });

  it('can be part of another control, with its own name', async () => {
    render(
      <SelectBox
        id="dial"
        buttonLabel="Phone country: New Zealand +64"
        face="+64"
        value=""
        options={COUNTRIES}
        onChange={() => {}}
        dividerAfter={2}
      />,
    );
    expect(button()).toHaveAccessibleName('Phone country: New Zealand +64');
    expect(button()).toHaveTextContent('+64');
    expect(screen.queryByText('Country')).not.toBeInTheDocument();
    await userEvent.click(button());
    const named = screen.getByRole('listbox', { name: 'Phone country: New Zealand +64' });
    expect(named.children[2]).toHaveAttribute('role', 'presentation');
  });
});
