import { expect, it } from 'vitest';
import { upload } from '#src/config/limits.ts';
import { files } from '#src/kernel/validation/file-rule.ts';

const ofSize = (...sizes: number[]) => sizes.map((size) => ({ size })) as unknown as FileList;
const getMessage = (value: unknown) => files().safeParse(value).error?.issues[0]?.message;

it('the rule accepts a field without files, and files up to 20 MB each', () => {
  expect(getMessage(undefined)).toBeUndefined();
  expect(getMessage(ofSize())).toBeUndefined();
  expect(getMessage(ofSize(1, upload.MAX_FILE_BYTES))).toBeUndefined();
  expect(upload.MAX_FILE_BYTES).toBe(20 * 1024 * 1024);
});

it('the rule rejects a file that is larger by one byte [S9.2]', () => {
  expect(getMessage(ofSize(1, upload.MAX_FILE_BYTES + 1))).toBe('File must be at most 20 MB');
});
