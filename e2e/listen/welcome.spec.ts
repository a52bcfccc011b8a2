import { expect, test } from './fixtures.ts';
import { repeatTab } from './keys.ts';
import { fillWelcome, openWelcome, createOwner } from './ways.ts';

test.beforeEach(async ({ firefox, baseURL }) => openWelcome(firefox, String(baseURL)));

test('Welcome as it comes, and empty', async ({ firefox, listener, baseURL }) => {
  await listener.begin('The whole page');
  await listener.readAll();
  /* The reading has moved the place where Tab goes on. */
  await openWelcome(firefox, String(baseURL));
  await listener.begin('From control to control, with nothing filled in, to SIGN UP');
  await listener.press(...repeatTab(13));
  await listener.begin('SIGN UP is refused');
  await listener.press('Return');
  await listener.begin('From control to control once more: each is wrong');
  await listener.press(...repeatTab(8));
  await listener.begin('The whole page, with what is wrong above the form');
  await listener.readAll();
  expect(listener.formatTranscript()).toMatchSnapshot('welcome-empty.txt');
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
  await listener.type('aroha@gmial.com');
  await listener.press(...repeatTab(3));
  await listener.type('12');
  await listener.press('Tab', 'shift+Tab');
  await listener.begin('SIGN UP with the terms not agreed to');
  await listener.press(...repeatTab(4), 'Return');
  await listener.begin('The whole page');
  await listener.readAll();
  expect(listener.formatTranscript()).toMatchSnapshot('welcome-wrong.txt');
});

test('Welcome with right answers', async ({ firefox, listener }) => {
  await firefox.focus('#firstName');
  await listener.begin('From control to control, each filled in');
  for (const answer of ['Aroha', 'Ngata', 'Kereru Croquet', 'aroha@kereru.example']) {
    await listener.type(answer);
    await listener.press('Tab');
  }
  await listener.press('Tab', 'Tab');
  await listener.type('02155501');
  await listener.press('2', '3', 'Tab', 'space', ...repeatTab(3));
  await listener.begin('The whole page');
  await listener.readAll();
  expect(listener.formatTranscript()).toMatchSnapshot('welcome-right.txt');
});

test('The list of countries', async ({ firefox, listener }) => {
  await firefox.focus('#email');
  await listener.begin('The list opens and closes, and the choice stays');
  await listener.press('Tab', 'Down', 'Down', 'Escape');
  await listener.begin('A search, a pick');
  await listener.press('a', 'u', 's', 'Down', 'Return');
  await listener.begin('A search that finds nothing, and what was chosen comes back');
  await listener.press('ctrl+a', 'q', 'q', 'Tab', 'shift+Tab', 'shift+Tab');
  await listener.begin('Emptied and left');
  await listener.press('Tab', 'Delete', 'Tab', 'shift+Tab', 'shift+Tab');
  expect(listener.formatTranscript()).toMatchSnapshot('country.txt');
});

test('The country of the phone number', async ({ firefox, listener }) => {
  await firefox.focus('#country');
  await listener.begin('The list opens and closes, and the choice stays');
  await listener.press('Tab', 'Return', 'Down', 'Escape');
  await listener.begin('A pick by arrow, and by the first letter');
  await listener.press('Return', 'Up', 'Return', 'Return', 'f', 'Return', 'Tab');
  await listener.begin('A number with the code of another country');
  await listener.type('+61491570156');
  await listener.press('Tab', 'shift+Tab', 'shift+Tab');
  expect(listener.formatTranscript()).toMatchSnapshot('phone-country.txt');
});

for (const kind of ['near', 'exact'] as const) {
  test(`The dialog of a ${kind} match`, async ({ firefox, listener, baseURL }) => {
    await fillWelcome(firefox, String(baseURL), createOwner(`${kind}-match`));
    await listener.begin('SIGN UP finds an organisation like it');
    await listener.press('Return');
    await listener.waitFor('[role=dialog] a');
    await listener.begin('From control to control');
    await listener.press(...repeatTab(4));
    await listener.begin('The whole dialog, and Escape');
    await listener.readAll();
    await listener.press('Escape');
    expect(listener.formatTranscript()).toMatchSnapshot(`match-${kind}.txt`);
  });
}
