import { expect, test } from './fixtures.ts';
import { tabs } from './keys.ts';
import { fillWelcome, owner } from './ways.ts';

test.beforeEach(async ({ firefox, baseURL }) => firefox.goTo(`${baseURL}/welcome`));

test('Welcome as it comes, and empty', async ({ firefox, listener, baseURL }) => {
  await listener.begin('The whole page');
  await listener.readAll();
  /* The reading has moved the place where Tab goes on. */
  await firefox.goTo(`${baseURL}/welcome`);
  await listener.begin('From control to control, with nothing filled in, to SIGN UP');
  await listener.press(...tabs(13));
  await listener.begin('SIGN UP is refused');
  await listener.press('Return');
  await listener.begin('From control to control once more: each is wrong');
  await listener.press(...tabs(8));
  await listener.begin('The whole page, with what is wrong above the form');
  await listener.readAll();
  expect(listener.transcript()).toMatchSnapshot('welcome-empty.txt');
});

test('Welcome with wrong answers', async ({ firefox, listener }) => {
  await firefox.focus('#firstName');
  await listener.begin('A slip in the e-mail, an unlikely number');
  await listener.type('Aroha');
  await listener.press('Tab');
  await listener.type('Ngata');
  await listener.press('Tab');
  await listener.type('Kereru Croquet');
  await listener.press('Tab');
  await listener.type('aroha');
  await listener.press('Tab', 'shift+Tab');
  await listener.type('@gmial.com');
  await listener.press(...tabs(4));
  await listener.type('12');
  await listener.press('Tab', 'shift+Tab');
  await listener.begin('SIGN UP with the terms not agreed to');
  await listener.press('Return');
  expect(listener.transcript()).toMatchSnapshot('welcome-wrong.txt');
});

test('Welcome with right answers', async ({ firefox, listener }) => {
  await firefox.focus('#name');
  await listener.begin('Country: searched, picked, and left by Escape');
  await listener.press('Tab', 'Tab');
  await listener.type('austr');
  await listener.press('Down', 'Return', 'Down', 'Escape');
  await listener.begin('The country of the phone number');
  await listener.press('Tab', 'Return', 'Down', 'Escape');
  await listener.begin('A number that is right, and the terms');
  await listener.press('Tab');
  await listener.type('0491570156');
  await listener.press('Tab', 'space');
  expect(listener.transcript()).toMatchSnapshot('welcome-right.txt');
});

for (const kind of ['near', 'exact'] as const) {
  test(`The dialog of a ${kind} match`, async ({ firefox, listener, baseURL }) => {
    await fillWelcome(firefox, String(baseURL), owner(`${kind}-match`));
    await listener.begin('SIGN UP finds an organisation like it');
    await listener.press('Return');
    await listener.hear(/Did you mean/);
    await listener.begin('From control to control, and Escape');
    await listener.press(...tabs(4), 'Escape');
    expect(listener.transcript()).toMatchSnapshot(`match-${kind}.txt`);
  });
}
