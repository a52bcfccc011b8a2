import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { heldBack, platformAnswers, errorReply } from '#tests/support/handlers.ts';
import {
  country,
  field,
  form,
  openFilledWelcome,
  openWelcome,
  signUpButton,
  terms,
} from '#tests/support/welcome.tsx';

const free = { body: { id: 'check-1' } };

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the form has its controls in the order of the contract, and no others [S2.12]', async () => {
  openWelcome();
  const controls = [
    field('First name'),
    field('Last name'),
    field('Organisation name'),
    field('Email'),
    country(),
    button('Countries'),
    button(/^Phone country/),
    field('Phone'),
    terms(),
    screen.getByRole('link', { name: 'terms of service' }),
    screen.getByRole('link', { name: 'privacy policy' }),
    signUpButton(),
  ];
  expect([...form().querySelectorAll('input, button, a')]).toEqual(controls);
  expect(button('Countries')).toHaveAttribute('tabindex', '-1');
});

describe('an empty form', () => {
  test('shows a message at each of the seven fields, focuses the first and sends nothing [K01, S5.1a]', async () => {
    const checks = platformAnswers('checkExists', free);
    const { user } = openWelcome();
    await user.click(signUpButton());
    await waitFor(() => expect(field('First name')).toHaveFocus());
    for (const control of [
      field('First name'),
      field('Last name'),
      field('Organisation name'),
      field('Email'),
      country(),
      field('Phone'),
    ]) {
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription(/This field is required/);
    }
    expect(terms()).toHaveAccessibleDescription(
      /You must agree to the terms of service and privacy policy to continue\./,
    );
    const summary = within(screen.getByRole('group', { name: 'There is a problem' }));
    expect(
      summary.getByRole('link', { name: 'First name: This field is required' }),
    ).toBeInTheDocument();
    expect(summary.getAllByRole('link')).toHaveLength(7);
    expect(checks).toEqual([]);
  });
});

test('an e-mail is validated when its field is left, not while it is typed [S5.1a]', async () => {
  const { user } = openWelcome();
  await user.type(field('Email'), 'aroha@kauribay');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription(/Not a valid email address/),
  );
});

describe('a filled form', () => {
  test('that is complete checks once, stores the answers of Welcome and opens Info [S4.1a]', async () => {
    const checks = platformAnswers('checkExists', free);
    const { user, router } = openWelcome();
    await user.type(field('First name'), ' Aroha ');
    await user.type(field('Last name'), 'Ngata');
    await user.type(field('Organisation name'), 'Kauri Bay Tennis Club');
    await user.type(field('Email'), 'aroha@kauribay.example');
    await user.click(country());
    await user.type(country(), 'new z');
    await user.click(await screen.findByRole('option', { name: 'New Zealand' }));
    await user.type(field('Phone'), '021 555 0123');
    await user.click(terms());
    await user.click(signUpButton());

    await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
    const entered = {
      firstName: 'Aroha',
      lastName: 'Ngata',
      name: 'Kauri Bay Tennis Club',
      country: 'NZ',
      email: 'aroha@kauribay.example',
      phone: '+64215550123',
      hasAgreedToTerms: true,
    };
    expect(checks.map(({ body }) => body)).toEqual([entered]);
    expect(readInitialData()).toEqual(entered);
    expect(sessionStorage.getItem('hc.welcome')).toBeNull();
  });

  test('is busy, and further presses send nothing', async () => {
    const { answer, letGo } = heldBack(free);
    const checks = platformAnswers('checkExists', answer);
    const { user, signUp, router } = await openFilledWelcome();
    await signUp();
    await waitFor(() => expect(signUpButton()).toHaveAttribute('aria-disabled', 'true'));
    expect(form()).toHaveAttribute('aria-busy', 'true');
    expect(signUpButton()).toHaveFocus();
    await signUp();
    await user.type(field('Email'), '{Enter}');
    letGo();
    await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
    expect(checks).toHaveLength(1);
  });

  test('is ready for another press when the page comes back from the back/forward cache', async () => {
    const checks = platformAnswers('checkExists', () => new Promise(() => {}));
    const { signUp } = await openFilledWelcome();
    await signUp();
    await waitFor(() => expect(checks).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(signUpButton()).not.toHaveAttribute('aria-disabled'));
    await signUp();
    await waitFor(() => expect(checks).toHaveLength(2));
  });

  test('does not open Info when the visitor has left the page', async () => {
    const { answer, letGo } = heldBack(free);
    const checks = platformAnswers('checkExists', answer);
    const { signUp, router } = await openFilledWelcome();
    await signUp();
    await waitFor(() => expect(checks).toHaveLength(1));
    await router.navigate('/elsewhere');
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    letGo();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(router.state.location.pathname).toBe('/elsewhere');
    expect(readInitialData()).toBeNull();
  });
});

describe('a value that the platform rejects', () => {
  test('is shown at its fields, with the focus on the first, until it is corrected [F07]', async () => {
    const fields = { email: 'This address cannot get mail', name: 'This name is reserved' };
    platformAnswers('checkExists', (_, count) =>
      count === 1 ? errorReply(422, 'Not accepted', { fields }) : free,
    );
    const { user, signUp, router } = await openFilledWelcome();
    await signUp();
    await waitFor(() => expect(field('Organisation name')).toHaveFocus());
    expect(document.querySelector('#form-status')).toHaveTextContent(/^2 fields need attention$/);
    expect(field('Organisation name')).toHaveAccessibleDescription(/This name is reserved/);
    expect(field('Email')).toHaveAccessibleDescription(/This address cannot get mail/);
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field('Email'), 'x');
    await user.tab();
    await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'));
    await signUp();
    await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
  });

  test('is shown in an alert when there is no field for it', async () => {
    platformAnswers(
      'checkExists',
      errorReply(422, 'The club is too new', { fields: { age: 'no' } }),
    );
    const { signUp } = await openFilledWelcome();
    await signUp();
    expect(await screen.findByRole('alert')).toHaveTextContent('The club is too new');
  });
});

test('too many tries show a notice, and the button still works [F07]', async () => {
  platformAnswers('checkExists', (_, count) => (count === 1 ? errorReply(429, 'Slow down') : free));
  const { signUp, router } = await openFilledWelcome();
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a minute');
  expect(signUpButton()).not.toHaveAttribute('aria-disabled');
  await signUp();
  await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
});

test.each([
  ['a 500', errorReply(500, 'Broken')],
  ['a 400', errorReply(400, 'Bad')],
  ['a conflict without its organisation', errorReply(409, 'There is one', {})],
])('%s leads to the error page, and what was typed is kept', async (_, answer) => {
  platformAnswers('checkExists', answer);
  const { signUp, router } = await openFilledWelcome();
  await signUp();
  await waitFor(() => expect(router.state.location.pathname).toBe('/err'));
  expect(readInitialData()).toBeNull();
  expect(sessionStorage.getItem('hc.welcome')).toContain('Kauri Bay Tennis Club');
});
