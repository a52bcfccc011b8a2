import { afterEach, expect, it, vi } from 'vitest';
import { repeatEarlySubmit } from '#src/app/early-submit.ts';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['submit'];
});

it('an early press of SIGN UP is repeated in our form, not in that of an extension [R25]', () => {
  document.body.innerHTML = '<form id="foreign"></form><main><form id="ours"></form></main>';
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('submit', sent, { once: true });
  document.documentElement.dataset['submit'] = 'waiting';
  repeatEarlySubmit();
  expect(sent.mock.calls.map(([{ target }]) => (target as Element).id)).toEqual(['ours']);
  expect(document.documentElement.dataset['submit']).toBe('heard');
});
