import { expect, test } from 'vitest';
import { missingFields, readFeedback } from '#src/features/feedback/feedback-schema.ts';

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement('textarea');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return form;
}

test('every field is read trimmed, and one that is not there is empty [S3.13]', () => {
  const form = formWith({ name: '  Aroha ', message: '\n Slow \t' });
  expect(readFeedback(form)).toEqual({ name: 'Aroha', email: '', message: 'Slow' });
});

test('R07: a field that shows nothing is empty, and the domain of an address is sent in ASCII', () => {
  const form = formWith({
    name: 'ㅤ',
    email: ' max@straße.example',
    message: '⁠‎',
  });
  const feedback = { name: '', email: 'max@xn--strae-oqa.example', message: '' };
  expect(readFeedback(form)).toEqual(feedback);
  expect(missingFields(feedback, { name: true, email: true })).toEqual(['name', 'message']);
});

test('the message is always required, the others where it is said [S5.32a]', () => {
  const nothing = { name: '', email: '', message: '' };
  expect(missingFields(nothing, {})).toEqual(['message']);
  expect(missingFields(nothing, { email: true })).toEqual(['email', 'message']);
  expect(missingFields(nothing, { name: true, email: true })).toEqual(['name', 'email', 'message']);
  expect(missingFields({ ...nothing, message: 'Slow' }, { name: true })).toEqual(['name']);
  expect(
    missingFields({ name: 'A', email: 'b', message: 'c' }, { name: true, email: true }),
  ).toEqual([]);
});
