import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioCards } from '#src/ui/controls/radio-cards.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';

const TIMES = [
  { value: 'HH.mm', label: '24 hours', description: 'HH.mm, for example 18.30' },
  { value: 'h.mma', label: '12 hours', description: 'h.mma, for example 6.30pm' },
] as const;

type Time = (typeof TIMES)[number]['value'];

function Cards({ start = '', ...props }: { start?: Time | ''; error?: string; hint?: string }) {
  const [value, setValue] = useState<Time | ''>(start);
  return (
    <RadioCards
      id="timeFormat"
      legend="Time format"
      name="timeFormat"
      options={TIMES}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const radio = (name: string) => screen.getByRole('radio', { name });

describe('radio cards', () => {
  it('are a group of radios named by their labels and described by the rest', () => {
    render(<Cards start="h.mma" />);
    expect(screen.getByRole('radiogroup', { name: 'Time format' })).toBeVisible();
    expect(radio('12 hours')).toBeChecked();
    expect(radio('24 hours')).not.toBeChecked();
    expect(radio('24 hours')).toHaveAccessibleDescription('HH.mm, for example 18.30');
  });

  it('are chosen by a press anywhere on the card, and by the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Cards />);
    await user.click(screen.getByText('HH.mm, for example 18.30'));
    expect(radio('24 hours')).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(radio('12 hours')).toBeChecked();
    expect(radio('12 hours')).toHaveFocus();
  });

  it('carry the error on the group', () => {
    render(<Cards error="Please select one option" hint="You can change it later" />);
    const group = screen.getByRole('radiogroup');
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription(/You can change it later.*Please select one option/);
  });

  it('let a form focus the chosen radio, or the first', () => {
    const ref = createRef<HTMLInputElement>();
    const cards = {
      id: 'time',
      legend: 'Time',
      name: 'time',
      options: TIMES,
      onChange: vi.fn<() => void>(),
    };
    const { rerender } = render(<RadioCards {...cards} ref={ref} value="" />);
    expect(ref.current).toBe(radio('24 hours'));
    rerender(<RadioCards {...cards} ref={ref} value="h.mma" />);
    expect(ref.current).toBe(radio('12 hours'));
  });
});

function Setting({ disabled = false }) {
  const [checked, setChecked] = useState(true);
  return (
    <Switch
      label="Bookings"
      name="bookings"
      checked={checked}
      disabled={disabled}
      onChange={setChecked}
    />
  );
}
const control = () => screen.getByRole('switch', { name: 'Bookings' });

describe('the switch', () => {
  it('turns by press and by Space, and never changes its name', async () => {
    const user = userEvent.setup();
    render(<Setting />);
    expect(control()).toBeChecked();
    await user.click(screen.getByText('Bookings'));
    expect(control()).not.toBeChecked();
    control().focus();
    await user.keyboard(' ');
    expect(control()).toBeChecked();
    expect(control()).toHaveAttribute('name', 'bookings');
  });

  it('does not change while disabled', async () => {
    render(<Setting disabled />);
    await userEvent.click(control());
    expect(control()).toBeChecked();
  });
});
