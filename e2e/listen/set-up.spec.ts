import { expect, test } from './fixtures.ts';
import { tabs } from './keys.ts';
import { owner, reachFinalSetup, reachFormats, startSetUp } from './ways.ts';

test('The first step', async ({ firefox, listener, baseURL }) => {
  await startSetUp(firefox, String(baseURL), owner('first'));
  await listener.begin('The whole page');
  await listener.readAll();
  await firefox.focus('h1');
  await listener.begin('From control to control, to NEXT');
  await listener.press(...tabs(6));
  await listener.begin('NEXT is refused, then a type is chosen');
  await listener.press('Return', 'space', 'Tab');
  await listener.begin('NEXT');
  await listener.press('Return');
  expect(listener.transcript()).toMatchSnapshot('step-1.txt');
});

test('The second step', async ({ firefox, listener, baseURL }) => {
  await reachFormats(firefox, String(baseURL), owner('second'));
  await listener.begin('The whole page');
  await listener.readAll();
  await firefox.focus('h1');
  await listener.begin('From control to control');
  await listener.press(...tabs(3));
  await listener.begin('Date format: the list, a pick');
  await listener.press('Return', 'Down', 'Return', ...tabs(3));
  await listener.begin('NEXT');
  await listener.press('Return');
  expect(listener.transcript()).toMatchSnapshot('step-2.txt');
});

test('The third step', async ({ firefox, listener, baseURL }) => {
  await reachFinalSetup(firefox, String(baseURL), owner('third'));
  await listener.begin('The whole page');
  await listener.readAll();
  await firefox.focus('h1');
  await listener.begin('From control to control, a switch turned off, to GET STARTED');
  await listener.press('Tab', 'space', ...tabs(12));
  await firefox.focus('form button[type=button]');
  await listener.begin('PREVIOUS');
  await listener.press('Return');
  expect(listener.transcript()).toMatchSnapshot('step-3.txt');
});

test('An organisation that was created during the sign-up', async ({
  firefox,
  listener,
  baseURL,
}) => {
  await reachFinalSetup(firefox, String(baseURL), owner('create-409'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.waitFor('[role=dialog] a');
  await listener.begin('From control to control, and Escape');
  await listener.press(...tabs(4), 'Escape');
  expect(listener.transcript()).toMatchSnapshot('create-conflict.txt');
});

test('A phone number that the platform refuses', async ({ firefox, listener, baseURL }) => {
  await reachFinalSetup(firefox, String(baseURL), owner('create-422'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.waitFor('#phone-error');
  expect(listener.transcript()).toMatchSnapshot('create-refused.txt');
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
  await listener.begin('From control to control, and the whole page');
  await listener.press(...tabs(4));
  await listener.readAll();
  expect(listener.transcript()).toMatchSnapshot('wait-failed.txt');
});

test('The account menu', async ({ firefox, listener, baseURL }) => {
  await startSetUp(firefox, String(baseURL), owner('menu'));
  await firefox.focus('header a');
  await listener.begin('The menu');
  await listener.press('Tab', 'Return', 'Escape');
  expect(listener.transcript()).toMatchSnapshot('account-menu.txt');
});
