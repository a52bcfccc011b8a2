import { expect, test } from 'vitest';
import { prepareFeedback, listMissingFields } from '#src/features/feedback/feedback-schema.ts';

test('every field is sent trimmed [S3.13]', () => {
  const typed = { name: '  Aroha ', email: '', message: '\n Slow \t' };
  expect(prepareFeedback(typed)).toEqual({ name: 'Aroha', email: '', message: 'Slow' });
});

test('a field without visible characters is empty, and the domain of an address is sent in ASCII [R07]', () => {
  const typed = { name: '\u3164', email: ' max@straße.example', message: '\u2060\u200e' };
  const feedback = { name: '', email: 'max@xn--strae-oqa.example', message: '' };
  expect(prepareFeedback(typed)).toEqual(feedback);
  expect(listMissingFields(feedback, { name: true, email: true })).toEqual(['name', 'message']);
});

test('the message is always required, the others by configuration [S5.32a]', () => {
  const nothing = { name: '', email: '', message: '' };
  expect(listMissingFields(nothing, {})).toEqual(['message']);
  expect(listMissingFields(nothing, { email: true })).toEqual(['email', 'message']);
  expect(listMissingFields(nothing, { name: true, email: true })).toEqual([
    'name',
    'email',
    'message',
  ]);
  expect(listMissingFields({ ...nothing, message: 'Slow' }, { name: true })).toEqual(['name']);
  expect(
    listMissingFields({ name: 'A', email: 'b', message: 'c' }, { name: true, email: true }),
  ).toEqual([]);
});
