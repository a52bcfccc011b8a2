import { fillWelcome, owner } from './ways.ts';
import { expect, test } from './fixtures.ts';

test('Welcome', async ({ firefox, listener, baseURL }) => {
  await firefox.goTo(`${baseURL}/welcome`);
  await listener.begin('The whole page');
  await listener.readAll();

  await listener.begin('Empty: from control to control, then SIGN UP');
  await firefox.goTo(`${baseURL}/welcome`);
  await listener.begin('Empty: from control to control');
  await listener.press(...Array<string>(14).fill('Tab'), 'Return');
  expect(listener.transcript()).toMatchSnapshot('welcome.txt');
});

void fillWelcome;
void owner;
