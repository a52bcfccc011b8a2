import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Court } from '#src/ui/court.tsx';
import { ErrorSummary } from '#src/ui/controls/error-summary.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { FlashMessage } from '#src/ui/overlay/flash-message.tsx';
import { FullScreenLoader } from '#src/ui/overlay/full-screen-loader.tsx';
import * as firstIcons from '#src/ui/icons.tsx';
import * as lateIcons from '#src/ui/late-icons.tsx';
import { ProgressRing } from '#src/ui/loading/progress-ring.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';

afterEach(() => vi.useRealTimers());

describe('the flash message', () => {
  it('is a status that disappears after five seconds [S9.4a]', () => {
    vi.useFakeTimers();
    const onDone = vi.fn<() => void>();
    render(<FlashMessage onDone={onDone}>Thank you for your feedback.</FlashMessage>);
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for your feedback.');
    act(() => void vi.advanceTimersByTime(4999));
    expect(onDone).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('puts its words in once more when its live region is known to screen readers', () => {
    vi.useFakeTimers();
    render(<FlashMessage onDone={() => {}}>Sent</FlashMessage>);
    const atOnce = screen.getByText('Sent');
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.getByText('Sent')).not.toBe(atOnce);
    expect(screen.getByRole('status')).toContainElement(screen.getByText('Sent'));
  });

  it('counts its five seconds from its start, however often the page renders', () => {
    vi.useFakeTimers();
    const onDone = vi.fn<() => void>();
    const { rerender } = render(<FlashMessage onDone={() => {}}>Sent</FlashMessage>);
    act(() => void vi.advanceTimersByTime(3000));
    rerender(<FlashMessage onDone={onDone}>Sent</FlashMessage>);
    act(() => void vi.advanceTimersByTime(2000));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('disappears by a press, once', async () => {
    const onDone = vi.fn<() => void>();
    const { unmount } = render(<FlashMessage onDone={onDone}>Sent</FlashMessage>);
    await userEvent.click(screen.getByText('Sent'));
    expect(onDone).toHaveBeenCalledOnce();
    vi.useFakeTimers();
    unmount();
    vi.advanceTimersByTime(6000);
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('the progress ring', () => {
  it('is an image with a name of its own, and shows n of total', () => {
    render(<ProgressRing value={2} total={3} label="Step 2 of 3" />);
    expect(screen.getByRole('img', { name: 'Step 2 of 3' })).toHaveTextContent('2 / 3');
  });
});

describe('the spinner', () => {
  it('has a name, unless words beside it say it [S2.34b]', () => {
    const { rerender } = render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    rerender(<Spinner label="Loading countries" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading countries');
    rerender(<Spinner decorative />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

const icons = { ...firstIcons, ...lateIcons };

describe('the icons', () => {
  it.each(Object.entries(icons))('%s is hidden from assistive technology', (_, Icon) => {
    const { container } = render(<Icon />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('are at least those of the specification [S2.32]', () => {
    expect(Object.keys(icons)).toEqual(
      expect.arrayContaining([
        'IconSearch',
        'IconCheck',
        'IconCheckedBox',
        'IconEmptyBox',
        'IconLogout',
        'IconClose',
        'IconPerson',
      ]),
    );
  });
});

describe('the flag', () => {
  it('is a picture of our own server, as decoration beside the name', () => {
    const { container } = render(<Flag code="NZ" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/flags/nz3x2.svg');
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('width', '21');
    expect(picture).toHaveAttribute('height', '14');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });
});

const seats = (container: HTMLElement) => container.querySelectorAll('.animate-take-seat').length;
const first = (people: number) => Array.from({ length: 8 }, (_, seat) => seat < people);

describe('the court', () => {
  it('shows a person on each taken seat and leaves the others empty', () => {
    const { container, rerender } = render(<Court seated={first(3)} />);
    expect(seats(container)).toBe(3);
    expect(container.querySelectorAll('[stroke-dasharray]')).toHaveLength(5);
    rerender(<Court seated={first(8)} />);
    expect(seats(container)).toBe(8);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('needs no style attribute, so that its markup passes a strict policy', () => {
    const { container } = render(<Court seated={first(3)} muted />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});

describe('the full-screen loader', () => {
  it('focuses its heading and shows indeterminate progress', () => {
    render(
      <FullScreenLoader
        title="Creating your account"
        progressLabel="Creating your account"
        turn={1}
      >
        <p role="status">We are setting up Kauri Bay.</p>
      </FullScreenLoader>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const bar = screen.getByRole('progressbar', { name: 'Creating your account' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    /* Firefox gives any other element with this role the value 50, and a screen reader reads it. */
    expect(bar.tagName).toBe('PROGRESS');
    expect(bar).not.toHaveAttribute('value');
    expect(screen.getByRole('status')).toHaveTextContent('We are setting up Kauri Bay.');
  });
});

describe('the error summary', () => {
  const errors = [
    { id: 'email', label: 'Email', message: 'Not a valid email address' },
    { id: 'type', label: 'Organisation type', message: 'Please select one option' },
    { id: 'gone', label: 'Gone', message: 'This field is required' },
  ];

  it('links each problem to its control, or to the first control of its group', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <input id="email" aria-label="Email" />
        <fieldset id="type">
          <input type="radio" name="type" aria-label="Charity" />
          <input type="radio" name="type" aria-label="School" />
        </fieldset>
      </>,
    );
    expect(screen.getByRole('group', { name: 'There is a problem' })).not.toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Email: Not a valid email address' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.click(
      screen.getByRole('link', { name: 'Organisation type: Please select one option' }),
    );
    expect(screen.getByRole('radio', { name: 'Charity' })).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
