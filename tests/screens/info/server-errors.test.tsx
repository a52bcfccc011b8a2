import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ports } from '#src/kernel/api/ports.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { readWizardDraft } from '#src/kernel/session/wizard-draft.ts';
import { buildExistingOrganisation } from '#tests/support/builders.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import {
  loaderIsShown,
  ON_LAST_STEP,
  pressGetStarted,
  stepIsShown,
} from '#tests/support/render-info.tsx';

const conflict = (existing = {}) =>
  errorReply(409, 'There is one', buildExistingOrganisation(existing));
const invalid = (fields: Record<string, string>) => errorReply(422, 'Not accepted', { fields });
const getStarted = () => screen.getByRole('button', { name: 'GET STARTED' });

describe('a conflict on the create call', () => {
  it('opens the same dialog as on Welcome, with every answer kept', async () => {
    platformAnswers('createSignUp', conflict({ name: 'KAURI bay tennis club' }));
    const { user } = await pressGetStarted();
    const dialog = await screen.findByRole('dialog', {
      name: 'Did you mean to sign up to KAURI bay tennis club',
    });
    const inside = within(dialog);
    expect(dialog).toHaveTextContent('To set up a second account, contact us.');
    expect(inside.getByRole('link', { name: 'Sign in to KAURI bay tennis club' })).toHaveAttribute(
      'href',
      'https://kauribay.huddleclub.example/',
    );
    expect(inside.queryByText('continue here')).toBeNull();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(getStarted()).toHaveFocus());
    expect(readInitialData()).not.toBeNull();
    expect(readWizardDraft().answers.type).toBe('Racket Sport');
  });

  it('offers the link to continue when the organisation is only similar', async () => {
    const creates = platformAnswers('createSignUp', (_, count) =>
      count === 1 ? conflict() : { body: { id: 'sign-up-1' } },
    );
    platformAnswers('checkCreated', { body: { isCreated: false } });
    const { user } = await pressGetStarted();
    const link = await screen.findByRole('link', { name: 'continue here' });
    expect(link).toHaveAttribute('href', '/info');
    await user.click(link);
    await waitFor(() => expect(getStarted()).toHaveFocus());
    await user.click(getStarted());
    await loaderIsShown();
    expect(creates).toHaveLength(2);
  });

  it('shows no link to an address that is not safe', async () => {
    platformAnswers('createSignUp', conflict({ appUrl: 'javascript:alert(1)' }));
    await pressGetStarted();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link', { name: /^Sign in/ })).toBeNull();
  });
});

describe('values that the platform rejects', () => {
  it('are shown on their field, at its step, with every answer kept', async () => {
    platformAnswers('createSignUp', invalid({ email: 'This address bounces' }));
    const { user } = await pressGetStarted();
    await stepIsShown('Organisation details');
    const email = screen.getByRole('textbox', { name: 'Organisation email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription(/This address bounces/));
    expect(email).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('#form-status')).toHaveTextContent(/^1 field needs attention$/),
    );
    expect(email).toHaveValue('aroha@kauribay.example');
    expect(screen.getByRole('radio', { name: 'Racket Sport' })).toBeChecked();

    await user.clear(email);
    await user.type(email, 'office@kauribay.example');
    await user.click(screen.getByRole('button', { name: 'NEXT' }));
    await stepIsShown('Formats');
    await user.click(screen.getByRole('button', { name: 'PREVIOUS' }));
    await stepIsShown('Organisation details');
    expect(screen.getByRole('textbox', { name: 'Organisation email' })).not.toHaveAttribute(
      'aria-invalid',
    );
  });

  it('are shown above the form when they are fields of Welcome', async () => {
    platformAnswers('createSignUp', invalid({ 'contact.phone': 'Not a valid number' }));
    const { user, router } = await pressGetStarted();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Phone: Not a valid number');
    await user.click(within(alert).getByRole('link', { name: 'Edit your details' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/welcome'));
  });
});

describe('an expired sign-in', () => {
  it('is renewed and returns to the same step, where one press creates the account', async () => {
    const login = vi.fn<() => void>();
    const creates = platformAnswers('createSignUp', (_, count) =>
      count === 1 ? errorReply(401, 'Signed out') : { body: { id: 'sign-up-1' } },
    );
    platformAnswers('checkCreated', { body: { isCreated: false } });
    ports.onUnauthenticated(login);
    const first = await pressGetStarted();
    await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
    await stepIsShown('Final setup');
    const { idempotencyKey } = readWizardDraft();
    first.unmount();
    first.router.dispose();

    await pressGetStarted({ draft: ON_LAST_STEP });
    await loaderIsShown();
    await waitFor(() => expect(creates).toHaveLength(2));
    expect(creates[1]?.headers.get('Idempotency-Key')).toBe(idempotencyKey);
  });
});
