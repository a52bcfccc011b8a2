import { expect, test } from './fixtures.ts';
import { tabs } from './keys.ts';
import { owner, reachFinalSetup, startSetUp } from './ways.ts';

test('The three steps', async ({ firefox, listener, baseURL }) => {
  await startSetUp(firefox, String(baseURL), owner('steps'));
  await firefox.focus('h1');
  await listener.begin('Organisation details, from control to control');
  await listener.press(...tabs(6));
  await listener.begin('NEXT is refused, then a type is chosen');
  await listener.press('Return', 'space', 'Tab');
  await listener.begin('Formats');
  await listener.press('Return', ...tabs(3));
  await listener.begin('Date format: the list, a pick');
  await listener.press('Return', 'Down', 'Return', ...tabs(2));
  await listener.begin('Final setup');
  await listener.press('Return', ...tabs(2), 'space', ...tabs(6));
  await listener.begin('The whole step');
  await listener.readAll();
  expect(listener.transcript()).toMatchSnapshot('set-up.txt');
});

test('The wait', async ({ firefox, listener, baseURL }) => {
  await reachFinalSetup(firefox, String(baseURL), owner('slow-90'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.hear(/Still working/);
  await listener.hear(/taking longer/);
  await listener.begin('From control to control, and the whole page');
  await listener.press(...tabs(2));
  await listener.readAll();
  expect(listener.transcript()).toMatchSnapshot('wait.txt');
});

test('The wait for an account that could not be created', async ({
  firefox,
  listener,
  baseURL,
}) => {
  await reachFinalSetup(firefox, String(baseURL), owner('create-500'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.hear(/Still working/);
  await listener.hear(/taking longer/);
  await listener.press(...tabs(2));
  expect(listener.transcript()).toMatchSnapshot('wait-failed.txt');
});

test('The account menu', async ({ firefox, listener, baseURL }) => {
  await startSetUp(firefox, String(baseURL), owner('menu'));
  await firefox.focus('header a');
  await listener.begin('The menu');
  await listener.press('Tab', 'Return', 'Escape');
  expect(listener.transcript()).toMatchSnapshot('account-menu.txt');
});
