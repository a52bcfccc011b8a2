import { expect, test } from './fixtures.ts';
import { repeatTab } from './keys.ts';
import { fillWelcome, createOwner } from './ways.ts';

test('The error page', async ({ firefox, listener, baseURL }) => {
  await fillWelcome(firefox, String(baseURL), createOwner('api-down'));
  await listener.begin('SIGN UP, with the platform out of reach');
  await listener.press('Return');
  await listener.waitFor('#support-details');
  await listener.begin('From control to control');
  await listener.press(...repeatTab(5));
  await listener.begin('The whole page');
  await listener.readAll();
  expect(listener.formatTranscript()).toMatchSnapshot('error-page.txt');
});

test('An unknown address', async ({ firefox, listener, baseURL }) => {
  await firefox.goTo(`${baseURL}/nowhere`);
  await listener.begin('The whole page');
  await listener.readAll();
  expect(listener.formatTranscript()).toMatchSnapshot('not-found.txt');
});

test('Reporting a problem', async ({ firefox, listener, baseURL }) => {
  await firefox.goTo(`${baseURL}/welcome`);
  await firefox.waitUntilShown('footer button');
  await firefox.focus('footer button');
  await listener.begin('The dialog opens; from control to control');
  await listener.press('Return', ...repeatTab(7));
  await firefox.focus('[role=dialog] button');
  await listener.begin('The whole dialog');
  await listener.readAll();
  await firefox.focus('[role=dialog] textarea');
  await listener.begin('Sent without a message');
  await listener.press(...repeatTab(2), 'Return');
  await firefox.focus('[role=dialog] textarea');
  await listener.begin('Sent with a message');
  await listener.type('The list stays open');
  await listener.press(...repeatTab(2), 'Return');
  await listener.hear(/Thank you/);
  expect(listener.formatTranscript()).toMatchSnapshot('feedback.txt');
});
