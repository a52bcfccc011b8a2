import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { watchPresses } from '#src/ui/press/after-press.ts';

const TERMS = 'You must agree to the terms of service and privacy policy to continue.';
const box = (name?: string) => screen.getByRole('checkbox', name ? { name } : {});

const getLook = (props: { size?: 's' | 'm' | 'l' }) => {
  const { unmount } = render(<Checkbox label="News" {...props} />);
  const look = box().parentElement?.className;
  unmount();
  return look;
};

describe('the checkbox control', () => {
  it('toggles between true and false, and reports the event and the value [S3.12a, S4.22]', async () => {
    const onChange = vi.fn<() => void>();
    const onModelUpdate = vi.fn<(value: unknown) => void>();
    render(<Checkbox label="Club news" onChange={onChange} onModelUpdate={onModelUpdate} />);
    await userEvent.click(box('Club news'));
    expect(box()).toBeChecked();
    await userEvent.click(screen.getByText('Club news'));
    expect(box()).not.toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onModelUpdate.mock.calls).toEqual([[true], [false]]);
    expect(onChange.mock.invocationCallOrder[0]).toBeLessThan(
      onModelUpdate.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('is ticked when its value is the checked value, of any type [S3.12a]', async () => {
    const onModelUpdate = vi.fn<(value: unknown) => void>();
    const values = { checkedValue: 'yes', uncheckedValue: 'no', onModelUpdate };
    const { rerender } = render(<Checkbox label="News" modelValue="no" {...values} />);
    expect(box()).not.toBeChecked();
    await userEvent.click(box());
    expect(onModelUpdate).toHaveBeenLastCalledWith('yes');
    rerender(<Checkbox label="News" modelValue="yes" {...values} />);
    expect(box()).toBeChecked();
    await userEvent.click(box());
    expect(onModelUpdate).toHaveBeenLastCalledWith('no');
  });

  it('follows a given checked state instead of a value [S3.12b]', () => {
    const onChange = vi.fn<() => void>();
    const { rerender } = render(<Checkbox label="News" checked onChange={onChange} />);
    expect(box()).toBeChecked();
    rerender(<Checkbox label="News" checked={false} onChange={onChange} />);
    expect(box()).not.toBeChecked();
  });

  it('does nothing while disabled [S3.12e]', async () => {
    const onModelUpdate = vi.fn<(value: unknown) => void>();
    render(<Checkbox label="News" disabled onModelUpdate={onModelUpdate} />);
    await userEvent.click(box());
    await userEvent.click(screen.getByText('News'));
    expect(box()).not.toBeChecked();
    expect(onModelUpdate).not.toHaveBeenCalled();
  });

  it('has a unique name by default [S3.12c]', () => {
    render(
      <>
        <Checkbox label="One" />
        <Checkbox label="Two" />
        <Checkbox label="Three" name="hasAgreedToTerms" />
      </>,
    );
    const names = [box('One'), box('Two'), box('Three')].map((one) => one.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(new Set(names).size).toBe(3);
    expect(names[2]).toBe('hasAgreedToTerms');
  });

  it('comes in three sizes, the middle one by default [S3.12d]', () => {
    expect(getLook({})).toBe(getLook({ size: 'm' }));
    expect(new Set([getLook({ size: 's' }), getLook({}), getLook({ size: 'l' })]).size).toBe(3);
  });

  it('shows its message when it is required and empty, until it is ticked [S3.12f]', async () => {
    render(<Checkbox label="I agree" required requiredMessage={TERMS} />);
    expect(box()).toBeRequired();
    expect(box()).toBeValid();
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.tab();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(new RegExp(`^Error: ?${TERMS}$`));
    await userEvent.click(box());
    expect(box()).toBeValid();
    expect(screen.queryByText(TERMS)).not.toBeInTheDocument();
    await userEvent.click(box());
    expect(box()).toHaveAccessibleDescription(new RegExp(`^Error: ?${TERMS}$`));
  });

  it('shows no message when a press on its label takes its focus and ticks it', async () => {
    const stop = watchPresses();
    render(<Checkbox label="I agree" required requiredMessage={TERMS} />);
    act(() => box().focus());
    fireEvent.pointerDown(screen.getByText('I agree'), { buttons: 1 });
    act(() => box().blur());
    fireEvent.pointerUp(screen.getByText('I agree'));
    fireEvent.click(screen.getByText('I agree'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(box()).toBeChecked();
    expect(box()).toBeValid();
    stop();
  });

  it('shows the error of the form instead of its own message', () => {
    render(<Checkbox label="I agree" required requiredMessage={TERMS} error="Not now" />);
    expect(box()).toHaveAccessibleDescription(/^Error: ?Not now$/);
  });
});
