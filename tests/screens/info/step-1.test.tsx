import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { renderInfo, stepIsShown } from '#tests/support/render-info.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const typeGroup = () => screen.getByRole('radiogroup', { name: 'Organisation type' });
const press = (name: string) => screen.getByRole('button', { name });

describe('step 1, organisation details', () => {
  it('asks for phone, e-mail, website and type, in this order [S2.20b]', async () => {
    renderInfo();
    await stepIsShown('Organisation details');
    const form = screen.getByRole('form', { name: 'Organisation details' });
    expect(within(form).getByRole('button', { name: /^Phone country/ })).toBeVisible();
    expect(
      within(form)
        .getAllByRole('textbox')
        .map((box) => box.id),
    ).toEqual(['phone', 'email', 'website']);
    expect(
      within(typeGroup())
        .getAllByRole('radio')
        .map((radio) => [radio, 0]),
    ).toHaveLength(6);
    for (const name of [
      'Racket Sport',
      'Sports Club',
      'Social/Society',
      'Charity',
      'School',
      'Business',
    ]) {
      expect(within(typeGroup()).getByRole('radio', { name })).not.toBeChecked();
    }
    expect(screen.queryByRole('button', { name: 'PREVIOUS' })).toBeNull();
    expect(document.title).toBe('Organisation details | Huddle Club');
  });

  it('is prefilled with phone and e-mail of Welcome [K11]', async () => {
    renderInfo();
    await stepIsShown('Organisation details');
    await waitFor(() => expect(field('Phone')).toHaveValue('021 555 0123'));
    expect(field('Organisation email')).toHaveValue('aroha@kauribay.example');
    expect(field('Website (optional)')).toHaveValue('');
  });

  it('shows the missing values and focuses the first one [S4.2a, S5.4c]', async () => {
    const { user } = renderInfo();
    await user.clear(field('Organisation email'));
    await user.click(press('NEXT'));
    await waitFor(() =>
      expect(typeGroup()).toHaveAccessibleDescription(/Please select one option/),
    );
    expect(field('Organisation email')).toHaveAccessibleDescription(/This field is required/);
    expect(field('Organisation email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Organisation email')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Organisation details');
  });

  it.each([
    ['Organisation email', 'aroha@', /Not a valid email address/],
    ['Phone', '+64 21', /Not a valid number/],
  ])('rejects an invalid %s [S4.2a, S5.4a]', async (name, value, message) => {
    const { user } = renderInfo();
    await user.click(await screen.findByRole('radio', { name: 'School' }));
    await user.clear(field(name));
    await user.type(field(name), value);
    await user.click(press('NEXT'));
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Organisation details');
  });

  it.each(['', 'club.nz', 'javascript:alert(1)', 'http://', 'not a website'])(
    'accepts the website "%s" [K12]',
    async (website) => {
      const { user } = renderInfo();
      if (website) await user.type(field('Website (optional)'), website);
      await user.click(screen.getByRole('radio', { name: 'School' }));
      await user.click(press('NEXT'));
      expect(await stepIsShown('Formats')).toBeVisible();
    },
  );

  it('opens the next step with Enter in a text field', async () => {
    const { user } = renderInfo();
    await user.click(screen.getByRole('radio', { name: 'Charity' }));
    await user.type(field('Organisation email'), '{Enter}');
    expect(await stepIsShown('Formats')).toBeVisible();
  });

  it('stores the number in the format of the platform, and the other answers', async () => {
    const { user } = renderInfo();
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '+64 3 477 1234');
    await user.type(field('Website (optional)'), ' kauribay.example');
    await user.click(screen.getByRole('radio', { name: 'Racket Sport' }));
    await user.click(press('NEXT'));
    await stepIsShown('Formats');
    expect(readWizardDraft().answers).toMatchObject({
      phone: '+6434771234',
      website: 'kauribay.example',
      type: 'Racket Sport',
    });
  });
});
