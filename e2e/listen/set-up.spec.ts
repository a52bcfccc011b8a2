import { expect, test } from './fixtures.ts';
import { repeatTab } from './keys.ts';
import { createOwner, reachFinalSetup, reachFormats, startSetUp } from './ways.ts';

test('The first step', async ({ firefox, listener, baseURL }) => {
  await startSetUp(firefox, String(baseURL), createOwner('first'));
  await listener.begin('The whole page');
  await listener.readAll();
  await firefox.focus('h1');
  await listener.begin('From control to control, to NEXT');
  await listener.press(...repeatTab(6));
  await listener.begin('NEXT is refused, then a type is chosen');
  await listener.press('Return', 'space', 'Tab');
  await listener.begin('NEXT');
  await listener.press('Return');
  expect(listener.formatTranscript()).toMatchSnapshot('step-1.txt');
});

test('The second step', async ({ firefox, listener, baseURL }) => {
  await reachFormats(firefox, String(baseURL), createOwner('second'));
  await listener.begin('The whole page');
  await listener.readAll();
  await firefox.focus('h1');
  await listener.begin('From control to control');
  await listener.press(...repeatTab(3));
  await listener.begin('Date format: the list, a pick');
  await listener.press('Return', 'Down', 'Return', ...repeatTab(3));
  await listener.begin('NEXT');
  await listener.press('Return');
  expect(listener.formatTranscript()).toMatchSnapshot('step-2.txt');
});

test('The third step', async ({ firefox, listener, baseURL }) => {
  await reachFinalSetup(firefox, String(baseURL), createOwner('third'));
  await listener.begin('The whole page');
  await listener.readAll();
  await firefox.focus('h1');
  await listener.begin('From control to control, a switch turned off, to GET STARTED');
  await listener.press('Tab', 'space', ...repeatTab(12));
  await firefox.focus('form button[type=button]');
  await listener.begin('PREVIOUS');
  await listener.press('Return');
  expect(listener.formatTranscript()).toMatchSnapshot('step-3.txt');
});

test('An organisation that was created during the sign-up', async ({
  firefox,
  listener,
  baseURL,
}) => {
  await reachFinalSetup(firefox, String(baseURL), createOwner('create-409'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.waitFor('[role=dialog] a');
  await listener.begin('From control to control, and Escape');
  await listener.press(...repeatTab(4), 'Escape');
  expect(listener.formatTranscript()).toMatchSnapshot('create-conflict.txt');
});

test('A phone number that the platform refuses', async ({ firefox, listener, baseURL }) => {
  await reachFinalSetup(firefox, String(baseURL), createOwner('create-422'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.waitFor('#phone-error');
  expect(listener.formatTranscript()).toMatchSnapshot('create-refused.txt');
});

test('The wait', async ({ firefox, listener, baseURL }) => {
  await reachFinalSetup(firefox, String(baseURL), createOwner('slow-90'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.hear(/Still working/);
  await listener.hear(/taking longer/);
  await listener.begin('From control to control, and the whole page');
  await listener.press(...repeatTab(2));
  await listener.readAll();
  expect(listener.formatTranscript()).toMatchSnapshot('wait.txt');
});

test('The wait for an account that could not be created', async ({
  firefox,
  listener,
  baseURL,
}) => {
  await reachFinalSetup(firefox, String(baseURL), createOwner('create-500'));
  await listener.begin('GET STARTED');
  await listener.press('Return');
  await listener.hear(/Still working/);
  await listener.hear(/taking longer/);
  await listener.begin('From control to control, and the whole page');
  await listener.press(...repeatTab(4));
  await listener.readAll();
  expect(listener.formatTranscript()).toMatchSnapshot('wait-failed.txt');
});

test('The account menu', async ({ firefox, listener, baseURL }) => {
  await startSetUp(firefox, String(baseURL), createOwner('menu'));
  await firefox.focus('header a');
  await listener.begin('The menu');
  await listener.press('Tab', 'Return', 'Escape');
  expect(listener.formatTranscript()).toMatchSnapshot('account-menu.txt');
});
