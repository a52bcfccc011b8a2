import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  markAccepted,
  clearProgress,
  useFieldProgress,
  welcomeFieldNames,
} from '#src/features/welcome/field-progress.ts';
import { updateProgress } from '#src/features/welcome/welcome-rules.ts';
import { buildInitialData } from '#tests/support/builders.ts';

const progress = () => renderHook(() => useFieldProgress((all) => all)).result.current;
const empty = {
  firstName: '',
  lastName: '',
  name: '',
  country: '',
  email: '',
  phone: '',
  hasAgreedToTerms: false,
};

beforeEach(clearProgress);

test('an empty form has completed nothing', async () => {
  await updateProgress(empty);
  expect([...progress().completed]).toEqual([]);
});

test('a field counts when it is filled in and valid', async () => {
  await updateProgress({ ...empty, firstName: ' ', lastName: 'Ngata', email: 'aroha@kauribay' });
  expect([...progress().completed]).toEqual(['lastName']);
  await updateProgress({ ...empty, firstName: 'Aroha', email: 'aroha@kauribay.example' });
  expect([...progress().completed]).toEqual(['firstName', 'email']);
});

test('a filled form has completed every field, also with a number that may be wrong', async () => {
  await updateProgress(buildInitialData({ phone: '12' }));
  expect([...progress().completed]).toEqual(welcomeFieldNames);
  expect(progress().isAccepted).toBe(false);
});

test('an accepted sign-up stays marked until the next visit', () => {
  markAccepted();
  expect(progress().isAccepted).toBe(true);
  clearProgress();
  expect(progress().isAccepted).toBe(false);
});
