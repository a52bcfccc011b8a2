import { expect, it } from 'vitest';
import { messages } from '#src/kernel/validation/messages.ts';

it('the messages are those of section 5, word for word [K05, S5.10a]', () => {
  expect(messages).toMatchObject({
    required: 'This field is required',
    email: 'Not a valid email address',
    number: 'Not a valid number',
    passwordLength: 'Password must be at least 8 characters long',
    passwordUpperCase: 'Password must contain an upper case letter',
    passwordLowerCase: 'Password must contain a lower case letter',
    passwordDigit: 'Password must contain a number',
    date: 'Invalid date',
    time: 'Invalid time',
    other: 'This field is invalid',
    option: 'Please select one option',
    terms: 'You must agree to the terms of service and privacy policy to continue.',
  });
  expect(messages.min(3)).toBe('Value must be at least 3');
  expect(messages.max(3)).toBe('Value must be at most 3');
  expect(messages.minLength(3)).toBe('Value must be at least 3 characters');
  expect(messages.maxLength(3)).toBe('Value must be at most 3 characters');
  expect(messages.maximumAge(18)).toBe('You need to be under 18 years old');
  expect(messages.missingFields(['Name', 'Message'])).toBe(
    'Please enter in the following required fields: Name, Message',
  );
  expect(messages.fileSize(20)).toBe('File must be at most 20 MB');
});
