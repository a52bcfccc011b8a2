import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readInitialData } from '#src/kernel/session/initial-data.ts';
import { buildExistingOrganisation } from '#tests/support/builders.ts';
import { platformAnswers, errorReply } from '#tests/support/handlers.ts';
import { field, openFilledWelcome, signUpButton } from '#tests/support/welcome.tsx';

type Existing = Parameters<typeof buildExistingOrganisation>[0];

async function openConflict(existing: Existing = {}) {
  const data = buildExistingOrganisation(existing);
  const checks = platformAnswers('checkExists', errorReply(409, 'There is one', data));
  const app = await openFilledWelcome();
  await app.signUp();
  const dialog = await screen.findByRole('dialog');
  return { ...app, checks, dialog, inside: within(dialog) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the dialog names the organisation in its title, its text and the link to sign in [S2.14a, S4.1b]', async () => {
  const { dialog, inside } = await openConflict();
  const title = 'Did you mean to sign up to Kauri Bay Tennis';
  expect(dialog).toHaveAccessibleName(title);
  expect(inside.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Kauri Bay Tennis already has a Huddle Club account.');
  expect(inside.getByRole('link', { name: 'Sign in to Kauri Bay Tennis' })).toHaveAttribute(
    'href',
    'https://kauribay.huddleclub.example/',
  );
});

describe('a similar organisation', () => {
  test('lets the visitor continue, with the answers of Welcome kept [F03, S2.16]', async () => {
    const { user, inside, dialog, router, entered } = await openConflict();
    expect(dialog).toHaveTextContent('If yours is a different organisation, continue here');
    expect(inside.queryByRole('link', { name: /^Contact/ })).not.toBeInTheDocument();
    await user.click(inside.getByRole('link', { name: 'continue here' }));
    expect(readInitialData()).toEqual(entered);
    await waitFor(() => expect(router.state.location.pathname).toBe('/info'));
  });
});

describe.each([
  ['name', { name: '  KAURI bay tennis CLUB ' }],
  ['e-mail', { email: 'Aroha@KauriBay.example' }],
])('the same organisation by its %s, but for case and blanks', (_, existing) => {
  test('asks for contact and offers no link to continue [F01, S2.15b]', async () => {
    const { inside, dialog } = await openConflict(existing);
    expect(dialog).toHaveTextContent('To set up a second account, contact us.');
    expect(inside.getByRole('link', { name: 'Contact Huddle Club' })).toHaveAttribute(
      'href',
      'mailto:support@huddleclub.example',
    );
    expect(inside.queryByRole('link', { name: 'continue here' })).not.toBeInTheDocument();
  });
});

describe('closing it', () => {
  test.each([
    [
      'the close button',
      (app: Awaited<ReturnType<typeof openConflict>>) =>
        app.user.click(app.inside.getByRole('button', { name: 'Close' })),
    ],
    ['Escape', (app: Awaited<ReturnType<typeof openConflict>>) => app.user.keyboard('{Escape}')],
  ])(
    'with %s returns the focus to SIGN UP, with every value kept [F06, S2.14b]',
    async (_, close) => {
      const app = await openConflict();
      await close(app);
      await closed();
      expect(signUpButton()).toHaveFocus();
      expect(field('Organisation name')).toHaveValue('Kauri Bay Tennis Club');
      expect(app.router.state.location.pathname).toBe('/welcome');
      expect(readInitialData()).toBeNull();
    },
  );

  test('returns it to SIGN UP also when Enter in a field sent the form', async () => {
    const data = buildExistingOrganisation();
    platformAnswers('checkExists', errorReply(409, 'There is one', data));
    const { user } = await openFilledWelcome();
    await user.type(field('Last name'), '{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(signUpButton()).toHaveFocus());
  });

  test('lets a corrected form check again [F06]', async () => {
    const { user, checks, signUp } = await openConflict();
    await user.keyboard('{Escape}');
    await closed();
    await user.clear(field('Organisation name'));
    await user.type(field('Organisation name'), 'Totara Chess');
    await signUp();
    await waitFor(() => expect(checks).toHaveLength(2));
    expect(checks[1]?.body).toMatchObject({ name: 'Totara Chess' });
  });
});

describe('an address that is not safe', () => {
  test.each([
    'javascript://good.host/%0aalert(1)',
    'data:text/html,x',
    'http://kauribay.huddleclub.example/',
    'https://user@huddleclub.example/',
    '//huddleclub.example',
    '',
  ])('%j makes no link, and the link to continue stays [F05]', async (appUrl) => {
    const { inside } = await openConflict({ appUrl });
    expect(inside.queryByRole('link', { name: /^Sign in/ })).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(appUrl || 'href=""');
    expect(inside.getByRole('link', { name: 'continue here' })).toBeInTheDocument();
  });
});

test('the dialog shows a hostile name as text, kept apart from the text around it [F08, M01]', async () => {
  const name = '<img src=x onerror="alert(1)"> \u202Egnol yrev ' + '🎾'.repeat(100);
  const { dialog } = await openConflict({ name });
  expect(dialog).toHaveAccessibleName(`Did you mean to sign up to ${name}`);
  expect(dialog.querySelector('img')).toBeNull();
  for (const isolated of dialog.querySelectorAll('bdi')) expect(isolated).toHaveTextContent(/img/);
  expect(dialog.querySelectorAll('bdi')).toHaveLength(3);
});
