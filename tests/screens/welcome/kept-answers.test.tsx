import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { saveInitialData } from '#src/kernel/session/initial-data.ts';
import { readWelcomeDraft, saveWelcomeDraft } from '#src/kernel/session/welcome-draft.ts';
import { buildInitialData } from '#tests/support/builders.ts';
import { platformAnswers } from '#tests/support/handlers.ts';
import { country, field, openWelcome, signUpButton, terms } from '#tests/support/welcome.tsx';

describe('a visitor who comes back from the wizard', () => {
  test('finds every field unchanged, with the tick', async () => {
    saveInitialData(buildInitialData({ country: 'AU', phone: '+64215550123' }));
    openWelcome('DE');
    await waitFor(() => expect(country()).toHaveValue('Australia'));
    expect(field('First name')).toHaveValue('Aroha');
    expect(field('Last name')).toHaveValue('Ngata');
    expect(field('Organisation name')).toHaveValue('Kauri Bay Tennis Club');
    expect(field('Email')).toHaveValue('aroha@kauribay.example');
    await waitFor(() => expect(field('Phone')).toHaveValue('021 555 0123'));
    expect(screen.getByRole('button', { name: 'Phone country: New Zealand +64' })).toBeVisible();
    expect(terms()).toBeChecked();
  });

  test('can be sent again without a change', async () => {
    const checks = platformAnswers('checkExists', { body: { id: 'check-1' } });
    saveInitialData(buildInitialData());
    const { user, router } = openWelcome();
    await waitFor(() => expect(country()).toHaveValue('New Zealand'));
    await user.click(signUpButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
    expect(checks.map(({ body }) => body)).toEqual([buildInitialData()]);
  });

  test('finds the values typed after sending', async () => {
    saveInitialData(buildInitialData());
    saveWelcomeDraft({ ...buildInitialData(), name: 'Totara Chess' });
    openWelcome();
    await waitFor(() => expect(field('Organisation name')).toHaveValue('Totara Chess'));
  });
});

describe('a visitor who reloads the page', () => {
  test('finds the entered values, with the tick', async () => {
    const { user, unmount } = openWelcome();
    await user.type(field('First name'), 'Aroha');
    await user.type(field('Email'), 'aroha@k');
    await user.click(terms());
    expect(readWelcomeDraft()).toMatchObject({ firstName: 'Aroha', email: 'aroha@k' });
    unmount();

    openWelcome();
    await waitFor(() => expect(field('First name')).toHaveValue('Aroha'));
    expect(field('Email')).toHaveValue('aroha@k');
    expect(field('Last name')).toHaveValue('');
    expect(terms()).toBeChecked();
  });

  test('loses nothing with a second reload before the code of the answers has loaded', async () => {
    saveWelcomeDraft(buildInitialData());
    const { unmount } = openWelcome();
    fireEvent.change(field('First name'), { target: { value: 'New' } });
    unmount();
    expect(readWelcomeDraft()).toEqual(buildInitialData({ firstName: 'New' }));
  });

  test('keeps text typed before the stored answers are read', async () => {
    saveWelcomeDraft({ firstName: 'Old', lastName: 'Ngata' });
    openWelcome();
    fireEvent.change(field('First name'), { target: { value: 'New' } });
    await waitFor(() => expect(field('Last name')).toHaveValue('Ngata'));
    expect(field('First name')).toHaveValue('New');
  });

  test('starts with empty fields when the stored values are invalid', async () => {
    sessionStorage.setItem('initialData', '{"firstName":"<b>","__proto__":{"lastName":"x"}}');
    sessionStorage.setItem('hc.welcome', '[[["');
    openWelcome('NZ');
    await waitFor(() => expect(country()).toHaveValue('New Zealand'));
    expect(field('First name')).toHaveValue('');
    expect(field('Last name')).toHaveValue('');
  });
});
