import { expect, it } from 'vitest';
import { suggestEmail } from '#src/kernel/validation/suggest-email.ts';

it.each([
  ['a letter wrong', 'jo@gnail.com', 'jo@gmail.com'],
  ['a letter too few', 'jo@gmal.com', 'jo@gmail.com'],
  ['a letter too many', 'jo@gmaill.com', 'jo@gmail.com'],
  ['two letters swapped', 'jo@homtail.com', 'jo@hotmail.com'],
  ['the last letter missing', 'jo@gmail.co', 'jo@gmail.com'],
  ['the last letters swapped', 'jo@gmail.cmo', 'jo@gmail.com'],
  ['the first letters swapped', 'jo@xrta.co.nz', 'jo@xtra.co.nz'],
  ['the first letter missing', 'jo@utlook.com', 'jo@outlook.com'],
  ['the last letter doubled', 'jo@icloud.comm', 'jo@icloud.com'],
  ['an accent', 'päivi@gmäil.com', 'päivi@gmail.com'],
  ['a dotless i', 'jo@gmaıl.com', 'jo@gmail.com'],
  ['full-width letters', 'jo@ｇｍｉａｌ.com', 'jo@gmail.com'],
  ['a dot for a comma', 'jo@yahoo,com', 'jo@yahoo.com'],
])('the function suggests a correction for a domain with %s', (_, typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'googlemail.com',
  'outlook.co.nz',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'yahoo.co.nz',
  'yahoo.com.au',
  'live.com',
  'bigpond.com',
  'btinternet.com',
])('the function corrects a misspelling of %s', (domain) => {
  expect(suggestEmail(`jo@${domain}m`)).toBe(`jo@${domain}`);
  expect(suggestEmail(`jo@${domain}`)).toBeNull();
});

it('the suggestion keeps the local part as it was typed', () => {
  expect(suggestEmail(' Jo.Smith+club@GMIAL.com ')).toBe('Jo.Smith+club@gmail.com');
});

it.each([
  'jo@gmail.com',
  'jo@Hotmail.co.uk',
  'jo@mail.com',
  'jo@ymail.com',
  'jo@email.com',
  'jo@life.com',
  'jo@love.com',
  'jo@hotmail.co',
  'jo@kauribay.co.nz',
  'jo@gmxail.cm',
  'jo@gm.com',
  'jo@gmail.comxx',
  'jo@gmail.co.nz',
  'jo@gmixx.com',
  'jo@gimal.cmo',
  '@gmial.com',
  'gmial.com',
  'jo',
  '',
])('the function suggests nothing for %s', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
