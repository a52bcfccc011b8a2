import type { Page } from '@playwright/test';
import { CHUNK_FAULTS, type ChunkFault, readChunks, applyChunkFault } from '#e2e/chunks.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { REACHED } from '#e2e/sights.ts';
import { createSignUpWalk } from '#e2e/sign-up-walk.ts';
import { signInOverHttp } from '#e2e/start-wizard-over-http.ts';
import type { Visitor } from '#e2e/visitor.ts';
import { CHUNK_ROWS, type ChunkRow, type Moment } from '#scripts/support/chunk-rows.ts';

test.use({ failingCalls: true });

/** What the browser and the router write about a part that has not come, or is cut off in the middle. */
const REFUSAL =
  /Failed to (load module script|fetch dynamically imported module)|SyntaxError|unexpected|unterminated|does not provide an export|missing [^ ]+ after/i;

test.afterEach(({ complaints }) => {
  complaints.splice(0, Infinity, ...complaints.filter((line) => !REFUSAL.test(line)));
});

/** The moments before the login: there the login is the goal, for what follows has cells of its own. */
const BEFORE_LOGIN: readonly Moment[] = [
  'Welcome',
  'a form sent with mistakes',
  'an organisation that exists',
  'a problem',
  'an unknown address',
  'a report of a problem',
];

const IN_SET_UP: readonly Moment[] = ['the set-up', 'a conflict in the set-up', 'the account menu'];

async function openFor(page: Page, moment: Moment, visitor: Visitor): Promise<void> {
  if (!IN_SET_UP.includes(moment)) {
    await page.goto(moment === 'an unknown address' ? '/nowhere' : '/welcome');
    return;
  }
  await signInOverHttp(page, visitor);
  await page.goto('/info');
}

/** What stands in the way of a cell: a chunk that comes late is waited for. */
function findMessage({ wanted, message }: ChunkRow, fault: ChunkFault) {
  if (fault !== 'comes 30 s late') return message;
  return wanted === 'a problem' ? "We can't reach Huddle Club" : undefined;
}

test('each chunk of the build has a row, and each row a chunk', () => {
  expect(Object.keys(CHUNK_ROWS).toSorted()).toEqual([...readChunks().keys()].toSorted());
});

test.describe('a chunk that fails from the start', () => {
  for (const [name, row] of Object.entries(CHUNK_ROWS))
    for (const fault of CHUNK_FAULTS) {
      const message = findMessage(row, fault);
      const outcome = message
        ? `"${message}", and the sign-up continues after it`
        : 'the sign-up continues';
      test(
        `${name} ${fault}: ${outcome}`,
        { tag: ['@sandbox', '@rest', '@chromium', '@desktop'] },
        async ({ page, visitor, findOrganisations }) => {
          test.setTimeout(150_000);
          const moment = row.wanted;
          const goal = BEFORE_LOGIN.includes(moment) ? 'login' : 'end';
          const isLate = fault === 'comes 30 s late';
          const walk = createSignUpWalk({ page, visitor, moment });
          await walk.prepare();
          const release = await applyChunkFault(page, name, fault);
          await openFor(page, moment, visitor);
          const reached = { login: 'Create your account', end: REACHED }[goal];
          const passing = isLate ? 'The page could not start' : undefined;
          expect(await walk.advance({ goal, passing })).toBe(message ?? reached);
          if (message) {
            await release();
            await walk.recover(message);
            expect(await walk.advance({ goal })).toBe(reached);
          }
          if (goal === 'end') expect(await findOrganisations(visitor.email)).toHaveLength(1);
        },
      );
    }
});

test.describe('a chunk that loads on Welcome and fails after the login', () => {
  for (const [name, { messageAfterLogin: message }] of Object.entries(CHUNK_ROWS))
    test(
      `${name}: ${message ? `"${message}", and the sign-up completes after it` : 'the sign-up completes'}`,
      { tag: ['@sandbox', '@rest', '@chromium', '@desktop'] },
      async ({ page, visitor, findOrganisations }) => {
        test.setTimeout(150_000);
        const walk = createSignUpWalk({ page, visitor, moment: 'Welcome' });
        await page.goto('/welcome');
        expect(await walk.advance({ goal: 'login' })).toBe('Create your account');
        const release = await applyChunkFault(page, name, 'answers 404');
        expect(await walk.advance({ goal: 'end' })).toBe(message ?? REACHED);
        if (message) {
          await release();
          await walk.recover(message);
          expect(await walk.advance({ goal: 'end' })).toBe(REACHED);
        }
        expect(await findOrganisations(visitor.email)).toHaveLength(1);
      },
    );
});
