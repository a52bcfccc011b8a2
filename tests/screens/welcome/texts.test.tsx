import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listFieldNames, listRequired } from '#src/contracts/form-field.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { buildExistingOrganisation } from '#tests/support/builders.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { field, openFilledWelcome } from '#tests/support/welcome.tsx';

const free = { body: { id: 'check-1' } };

test.each([
  ['First name', { firstName: '\u200b' }, /This field is required/],
  ['Organisation name', { name: '\u3164' }, /This field is required/],
  ['Organisation name', { name: '\u2060\u200e' }, /This field is required/],
  ['Email', { email: 'owner\u3164@club.example' }, /Not a valid email address/],
  ['Email', { email: 'owner\ufe0f@club.example' }, /Not a valid email address/],
  ['Email', { email: 'own\u034fer@club.example' }, /Not a valid email address/],
])('%s with %j is rejected [R07]', async (name, typed, message) => {
  const checks = platformAnswers('checkExists', free);
  const { signUp } = await openFilledWelcome(typed);
  await signUp();
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  expect(checks).toHaveLength(0);
});

test('an address is stored as typed, and sent with its domain in ASCII [R06]', async () => {
  const checks = platformAnswers('checkExists', free);
  const email = 'max@straße.example';
  const { signUp } = await openFilledWelcome({ email, name: 'Club\u200b' });
  expect(field('Email')).toHaveValue(email);
  await signUp();
  await waitFor(() => expect(readInitialData()).toMatchObject({ email, name: 'Club' }));
  expect(checks[0]?.body).toMatchObject({ email: 'max@xn--strae-oqa.example', name: 'Club' });
});

test.each([
  ['R06', { email: 'info@müller.example' }, { email: 'info@müller.example' }],
  ['R06', { email: 'info@müller.example' }, { email: 'info@xn--mller-kva.example' }],
  ['R08', { name: 'Cafe\u0301 Tennis' }, { name: 'Café Tennis' }],
  ['R08', { name: 'Café\u00a0Tennis' }, { name: 'Café Tennis' }],
  ['F02', { name: 'CAFÉ  rovers' }, { name: 'Café rovers' }],
])('%s: typed %j is the organisation %j', async (_, typed, existing) => {
  platformAnswers(
    'checkExists',
    errorReply(409, 'There is one', buildExistingOrganisation(existing)),
  );
  const { signUp } = await openFilledWelcome(typed);
  await signUp();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('To set up a second account, contact us.')).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'continue here' })).toBeNull();
});

test('a name is shown in the direction of its script', async () => {
  await openFilledWelcome();
  for (const name of ['First name', 'Last name', 'Organisation name'])
    expect(field(name)).toHaveAttribute('dir', 'auto');
});

test('the page says that all fields are required only when no field is optional', async () => {
  await openFilledWelcome();
  const isAllRequired =
    listRequired(WELCOME_FIELDS).length === listFieldNames(WELCOME_FIELDS).length;
  expect(screen.queryAllByText('All fields are required.')).toHaveLength(isAllRequired ? 1 : 0);
});
