import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { STATUS_ID } from '#src/ui/announce.ts';
import { SelectSearch } from '#src/ui/select/select-search.tsx';

const OPTIONS = ['Australia', 'New Zealand', 'Austria', 'Spain'].map((label) => ({
  value: label.slice(0, 3).toUpperCase() + label.length,
  label,
}));
const NZ = 'NEW11';

const search = (query: string) =>
  OPTIONS.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

type SettingProps = Partial<React.ComponentProps<typeof SelectSearch>> & { start?: string };

const onChange = vi.fn<(value: string) => void>();

function Setting({ start = '', ...props }: SettingProps) {
  const [value, setValue] = useState(start);
  return (
    <form aria-label="Form">
      <SelectSearch
        id="country"
        label="Country"
        options={OPTIONS}
        search={search}
        listLabel="Countries"
        countText={(count) => `${count} countries`}
        emptyText="No countries found"
        placeholder="Choose country"
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <input aria-label="After" />
      <p id={STATUS_ID} role="status" />
    </form>
  );
}

function renderSearch(props: SettingProps = {}) {
  onChange.mockClear();
  render(<Setting {...props} />);
  return userEvent.setup();
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const list = () => screen.queryByRole('listbox', { name: 'Countries' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the select with a search', () => {
  it('is a combobox that refers to its list once it is open', async () => {
    const user = renderSearch({ required: true });
    expect(box()).toHaveAttribute('placeholder', 'Choose country');
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toBeRequired();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(list()).not.toBeInTheDocument();
    await user.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', list()?.id);
    expect(names()).toEqual(OPTIONS.map(({ label }) => label));
  });

  it('opens and closes by its button, which is no stop of the Tab key', async () => {
    const user = renderSearch();
    const button = screen.getByRole('button', { name: 'Countries' });
    expect(button).toHaveAttribute('tabindex', '-1');
    await user.click(button);
    expect(list()).toBeVisible();
    expect(box()).toHaveFocus();
    await user.click(button);
    expect(list()).not.toBeInTheDocument();
  });

  it('filters while typing, announces the number of matches, and takes the best by Enter', async () => {
    const user = renderSearch();
    await user.type(box(), 'aus');
    expect(names()).toEqual(['Australia', 'Austria']);
    expect(screen.getByRole('status')).toHaveTextContent('2 countries');
    expect(active()).toBe('Australia');
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Australia');
    expect(list()).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['AUS9']]);
  });

  it('says that nothing matches, in a row that cannot be chosen', async () => {
    const user = renderSearch({ start: NZ });
    await user.clear(box());
    await user.type(box(), 'qqq');
    const row = screen.getByRole('option', { name: 'No countries found' });
    expect(row).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('No countries found');
    await user.click(row);
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(box()).toHaveValue('New Zealand');
  });

  it('moves by the keys of a list, and starts at the chosen option', async () => {
    const user = renderSearch({ start: NZ });
    await user.click(box());
    expect(active()).toBe('New Zealand');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Austria');
    await user.keyboard('{End}');
    expect(active()).toBe('Spain');
    await user.keyboard('{Home}{PageDown}{PageUp}{ArrowUp}');
    expect(active()).toBe('Australia');
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Australia');
  });

  it.each([
    ['{ArrowDown}', 'Australia'],
    ['{ArrowUp}', 'Spain'],
  ])('opens by %s at an end when nothing is chosen', async (key, name) => {
    const user = renderSearch();
    await user.tab();
    await user.keyboard(key);
    expect(active()).toBe(name);
  });

  it('selects an option by a press and keeps the focus', async () => {
    const user = renderSearch();
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Spain' }));
    expect(box()).toHaveValue('Spain');
    expect(box()).toHaveFocus();
  });

  it('keeps the last choice on Escape, and closes nothing around it', async () => {
    const user = renderSearch({ start: NZ });
    const onKeyDown = vi.fn<(event: KeyboardEvent) => boolean>((event) => event.defaultPrevented);
    document.addEventListener('keydown', onKeyDown);
    await user.click(box());
    await user.clear(box());
    await user.type(box(), 'aus');
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveLastReturnedWith(true);
    document.removeEventListener('keydown', onKeyDown);
    expect(box()).toHaveValue('New Zealand');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('leaving the select with a search', () => {
  it('by Tab without having moved keeps the choice', async () => {
    const user = renderSearch({ start: NZ });
    await user.click(box());
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'After' })).toHaveFocus();
    expect(box()).toHaveValue('New Zealand');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('by Tab after typing selects the best match', async () => {
    const user = renderSearch();
    await user.type(box(), 'spa');
    await user.tab();
    expect(box()).toHaveValue('Spain');
  });

  it('by a press elsewhere restores the choice over a text that is no option', async () => {
    const user = renderSearch({ start: NZ });
    await user.clear(box());
    await user.type(box(), 'austr');
    await user.click(screen.getByRole('textbox', { name: 'After' }));
    expect(box()).toHaveValue('New Zealand');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('empty means that nothing is chosen, and calls onBlur', async () => {
    const onBlur = vi.fn<() => void>();
    const user = renderSearch({ start: NZ, onBlur });
    await user.clear(box());
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(onBlur).toHaveBeenCalledOnce();
    expect(box()).toHaveValue('');
  });
});

describe('the rest of the select with a search', () => {
  it('draws a divider after the preferred options without a query', async () => {
    const user = renderSearch({ dividerAfter: 2 });
    await user.click(box());
    expect(list()?.children[2]).toHaveAttribute('role', 'presentation');
    await user.type(box(), 'a');
    expect(within(list() as HTMLElement).queryByRole('presentation')).not.toBeInTheDocument();
  });

  it.each([
    ['during the composition', { isComposing: true }],
    ['right after it, as in Safari', { keyCode: 229 }],
  ])('leaves the keys of an input method to it %s [J05]', async (_, sign) => {
    const user = renderSearch();
    fireEvent.keyDown(box(), { key: 'ArrowDown', ...sign });
    expect(list()).not.toBeInTheDocument();
    await user.type(box(), 'zea');
    fireEvent.keyDown(box(), { key: 'Enter', ...sign });
    expect(list()).toBeInTheDocument();
    expect(box()).toHaveValue('zea');
  });

  it('is described by its hint and its error', () => {
    renderSearch({ hint: 'Where you are', error: 'This field is required' });
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/Where you are.*This field is required/);
  });

  it('uses the value that the browser fills into its hidden native select', async () => {
    renderSearch({ name: 'country', autoComplete: 'country' });
    await screen.findByRole('option', { name: 'New Zealand', hidden: true });
    const native = document.querySelector('select[name=country]') as HTMLSelectElement;
    expect(native).toHaveAttribute('aria-hidden', 'true');
    fireEvent.change(native, { target: { value: NZ } });
    expect(box()).toHaveValue('New Zealand');
  });

  it('shows the first rows of a long list and its length at once, and then all rows', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      value: `${index}`,
      label: `Option ${index}`,
    }));
    const user = renderSearch({ options: many });
    await user.click(box());
    const first = screen.getByRole('option', { name: 'Option 0' });
    expect(first).toHaveAttribute('aria-setsize', '250');
    expect(await screen.findByText('Option 249')).toBeInTheDocument();
    expect(names()).toHaveLength(250);
  });
});
