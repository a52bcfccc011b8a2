import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dropdown, DropdownItem, DropdownText } from '#src/ui/overlay/dropdown.tsx';

const onSettings = vi.fn<() => void>();
const onSignOut = vi.fn<() => void>();

function renderMenu() {
  render(
    <>
      <input aria-label="Name" />
      <Dropdown label="Account menu, jo@club.example" trigger="jo@club.example">
        <DropdownText>Jo Ngata</DropdownText>
        <DropdownItem onSelect={onSettings}>Settings</DropdownItem>
        <DropdownItem onSelect={onSignOut}>Sign out</DropdownItem>
      </Dropdown>
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Account menu, jo@club.example' });
const menu = () => screen.queryByRole('menu', { name: 'Account menu, jo@club.example' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const activeItem = () =>
  document.getElementById(menu()?.getAttribute('aria-activedescendant') ?? '');

afterEach(() => {
  vi.useRealTimers();
  onSettings.mockClear();
  onSignOut.mockClear();
});

describe('the dropdown', () => {
  it('is a menu button with a menu of texts and actions [S2.34a]', async () => {
    const user = renderMenu();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(menu()).not.toBeInTheDocument();
    await user.click(button());
    expect(screen.getByText('Jo Ngata')).toHaveAttribute('role', 'none');
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
    await user.click(item('Sign out'));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(menu()).not.toBeInTheDocument();
  });

  it.each([
    ['{Enter}', 'Settings'],
    [' ', 'Settings'],
    ['{ArrowDown}', 'Settings'],
    ['{ArrowUp}', 'Sign out'],
  ])('opens with %j on the item of the key', async (key, name) => {
    const user = renderMenu();
    button().focus();
    await user.keyboard(key);
    await waitFor(() => expect(activeItem()).toBe(item(name)));
  });

  it('moves by End, Home and arrows, chooses by Enter and returns the focus by Escape [S4.20]', async () => {
    const user = renderMenu();
    button().focus();
    await user.keyboard('{Enter}{End}');
    expect(activeItem()).toBe(item('Sign out'));
    await user.keyboard('{Home}');
    expect(activeItem()).toBe(item('Settings'));
    await user.keyboard('{ArrowDown}');
    expect(activeItem()).toBe(item('Sign out'));
    await user.keyboard('{Enter}');
    expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(menu()).not.toBeInTheDocument());
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('does not hide the rest of the page from assistive technology while it is open', async () => {
    const user = renderMenu();
    await user.click(button());
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(button(), { pointerType });
const leave = () => fireEvent.pointerLeave(button(), { pointerType: 'mouse' });

function renderUnderClock() {
  vi.useFakeTimers();
  renderMenu();
}

describe('the dropdown under a mouse', () => {
  it('opens when the mouse has rested on it for 200 ms, and closes 200 ms after it left [S9.6d]', async () => {
    renderUnderClock();
    enter();
    await wait(190);
    expect(menu()).not.toBeInTheDocument();
    await wait(20);
    expect(menu()).toBeVisible();
    leave();
    await wait(150);
    expect(menu()).toBeVisible();
    await wait(60);
    expect(menu()).not.toBeInTheDocument();
  });

  it('stays closed when the mouse only passes, and stays open when it comes back in time', async () => {
    renderUnderClock();
    enter();
    await wait(150);
    leave();
    await wait(500);
    expect(menu()).not.toBeInTheDocument();
    enter();
    await wait(210);
    leave();
    await wait(100);
    enter();
    await wait(500);
    expect(menu()).toBeVisible();
  });

  it('does not open under a resting finger', async () => {
    renderUnderClock();
    enter('touch');
    await wait(1000);
    expect(menu()).not.toBeInTheDocument();
  });

  it('stays open at a press just after it opened, and closes at a later one', async () => {
    renderUnderClock();
    enter();
    await wait(210);
    fireEvent.pointerDown(button(), { pointerType: 'mouse', button: 0 });
    fireEvent.click(button());
    expect(menu()).toBeVisible();
    await wait(600);
    fireEvent.pointerDown(button(), { pointerType: 'mouse', button: 0 });
    expect(menu()).not.toBeInTheDocument();
  });

  it('returns the focus to the field that had it before', async () => {
    renderUnderClock();
    const field = screen.getByRole('textbox', { name: 'Name' });
    act(() => field.focus());
    enter();
    await wait(210);
    expect(field).not.toHaveFocus();
    leave();
    await wait(210);
    expect(field).toHaveFocus();
  });
});
