import { expect, it } from 'vitest';
import { email as limits } from '#src/config/limits.ts';
import { isEmail } from '#src/kernel/validation/email.ts';

const ofLength = (length: number) => {
  const end = '.co.nz';
  const local = 'a'.repeat(64);
  const rest = length - local.length - 1 - end.length;
  const labels = 'b'.repeat(rest).replace(/b{60}(?=b)/g, `${'b'.repeat(59)}.`);
  return `${local}@${labels}${end}`;
};

it.each([
  'aroha@kauribay.co.nz',
  'a.b+trial@example.com',
  "o'brien@example.ie",
  'päivi@exämple.fi',
  '用户@例子.广告',
  'x@xn--80ak6aa92e.xn--p1ai',
  'a@b-c.museum',
  'max@straße.example',
  'ハナ@例え。テスト',
  '1@2.nz',
  ofLength(limits.MAX_LENGTH),
])('the rule accepts %s [S5.11]', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'aroha',
  'aroha@kauribay.1nz',
  'aroha@kauribay.nz1',
  'aroha@mail.kauribay.n1',
  'aroha@kauribay.n-z',
  'aroha@kauribay',
  '@kauribay.nz',
  'aroha@',
  'aroha@.nz',
  'aroha@nz.',
  'aroha@kauri..nz',
  'aroha@-kauri.nz',
  'aroha@kauri-.nz',
  'aroha@kauri_bay.nz',
  'aroha@kauri.n',
  'aroha@127.0.0.1',
  'aroha@[127.0.0.1]',
  '.aroha@kauri.nz',
  'aroha.@kauri.nz',
  'a..b@kauri.nz',
  'a b@kauri.nz',
  'a@b@kauri.nz',
  'Aroha <aroha@kauri.nz>',
  'a@kauri.nz, b@kauri.nz',
  '"a"@kauri.nz',
  'a\u200b@kauri.nz',
  'owner\u3164@club.example',
  'owner\ufe0f@club.example',
  'own\u034fer@club.example',
  'owner@club\u200d.example',
  'owner\u2800@club.example',
  'a@xn--a.example',
  `${'a'.repeat(60)}@${'ü'.repeat(50)}.${'ü'.repeat(50)}.${'ü'.repeat(50)}.${'ü'.repeat(30)}.nz`,
  'mailto:a@kauri.nz',
  `${'a'.repeat(65)}@kauri.nz`,
  ofLength(limits.MAX_LENGTH + 1),
])('the rule rejects %s [S5.11]', (address) => {
  expect(isEmail(address)).toBe(false);
});
