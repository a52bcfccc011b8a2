import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { formatDate } from '#src/kernel/validation/dates.ts';
import { ON_LAST_STEP, renderInfo, stepIsShown } from '#tests/support/render-info.tsx';

const openStep = async (answers = {}) => {
  const draft = { ...ON_LAST_STEP, answers: { ...ON_LAST_STEP.answers, ...answers } };
  const page = renderInfo({ draft });
  await stepIsShown('Final setup');
  return page;
};
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

describe('step 3, final setup', () => {
  it('has every feature switched on, and starts with demo data [S2.22a]', async () => {
    await openStep();
    const features = within(screen.getByRole('group', { name: 'Features' }));
    const switches = features.getAllByRole('switch');
    expect(switches).toHaveLength(5);
    for (const name of [
      'Membership Management',
      'Payments',
      'Events Management',
      'Bookings',
      'Resources',
    ]) {
      const feature = features.getByRole('switch', { name });
      expect(feature).toBeChecked();
      expect(feature).toHaveAttribute('type', 'checkbox');
    }
    const ready = screen.getByRole('radio', { name: 'I am ready to use Huddle Club' });
    const explore = screen.getByRole('radio', { name: "Let's explore Huddle Club" });
    expect(ready).not.toBeChecked();
    expect(ready).toHaveAccessibleDescription('No demo data');
    expect(explore).toBeChecked();
    expect(explore).toHaveAccessibleDescription('Adds demo data');
    expect(document.title).toBe('Final setup | Huddle Club');
  });

  it('stores the switches and the start point', async () => {
    const { user } = await openStep();
    await user.click(screen.getByRole('switch', { name: 'Bookings' }));
    await user.click(screen.getByRole('radio', { name: 'I am ready to use Huddle Club' }));
    expect(readWizardDraft().answers).toMatchObject({
      interests: {
        membership: true,
        payments: true,
        events: true,
        bookings: false,
        resources: true,
      },
      useDemoData: false,
    });
  });

  it('shows each address as typed, and isolates the direction of names [R06]', async () => {
    const email = 'info@müller.example';
    await openStep({ email, website: 'müller.example' });
    for (const text of ['Aroha Ngata', 'aroha@kauribay.example', email, 'müller.example'])
      expect(summary().getByText(text).tagName).toBe('BDI');
  });

  it('summarises the request in words', async () => {
    const { user } = await openStep({
      website: 'javascript:alert(1)',
      phoneFormat: 'international',
    });
    expect(summary().getByText('Kauri Bay Tennis Club')).toBeVisible();
    const region = screen.getByRole('region', { name: 'Summary' });
    expect(region).toHaveTextContent('Aroha Ngata, aroha@kauribay.example, New Zealand');
    await waitFor(() =>
      expect(region).toHaveTextContent(
        'Racket Sport, +64 21 555 0123, aroha@kauribay.example, no website',
      ),
    );
    const date = formatDate(new Date(), 'd MMM yyyy');
    expect(summary().getByText(new RegExp(`^${date}, 6.30pm, time zone \\S+$`))).toBeVisible();
    expect(summary().getByText('All features switched on, with demo data')).toBeVisible();

    await user.click(screen.getByRole('switch', { name: 'Payments' }));
    await user.click(screen.getByRole('switch', { name: 'Resources' }));
    await user.click(screen.getByRole('radio', { name: 'I am ready to use Huddle Club' }));
    expect(
      summary().getByText('Membership Management, Events Management and Bookings, no demo data'),
    ).toBeVisible();
  });

  it.each([
    ['Edit organisation details', 'Organisation details'],
    ['Edit formats', 'Formats'],
  ])('opens the step of the link "%s"', async (link, heading) => {
    const { user } = await openStep();
    await user.click(summary().getByRole('link', { name: link }));
    expect(await stepIsShown(heading)).toHaveFocus();
  });

  it('focuses its own switches, and opens Welcome for the answers of Welcome', async () => {
    const { user, router } = await openStep();
    await user.click(summary().getByRole('link', { name: 'Edit final setup' }));
    expect(screen.getByRole('switch', { name: 'Membership Management' })).toHaveFocus();
    await user.click(summary().getByRole('link', { name: 'Edit your details' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/welcome'));
  });
});
