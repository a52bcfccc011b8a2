import { afterEach, expect, it } from 'vitest';
import { browserNavigation } from '#src/kernel/navigation/browser-navigation.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('a navigation opens another address and keeps the page in the history', () => {
  const entries = window.history.length;
  browserNavigation.assign('http://localhost:3000/#there');
  expect(window.location.href).toBe('http://localhost:3000/#there');
  expect(window.history.length).toBe(entries + 1);
});
