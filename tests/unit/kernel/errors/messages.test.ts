import { expect, it } from 'vitest';
import { errorClasses } from '#src/kernel/errors/app-error.ts';
import { errorMessages } from '#src/kernel/errors/messages.ts';

it('the catalogue has one message for each kind', () => {
  expect(Object.keys(errorMessages)).toEqual(Object.keys(errorClasses));
  const sentences = Object.values(errorMessages);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\w.{10,}/);
});

it('the catalogue has the message of the specification for a connection failure', () => {
  expect(errorMessages.network).toBe('failed to connect to API');
});
