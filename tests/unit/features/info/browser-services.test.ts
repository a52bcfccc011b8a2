import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeZoneToSend } from '#src/features/info/answers/time-zone.ts';
import { INTERESTS } from '#src/contracts/wizard-fields.ts';
import { describeInterests } from '#src/features/info/answers/interests.ts';
import { createSupportBundle } from '#src/kernel/support/support-bundle.ts';
import { signInMessages } from '#src/kernel/auth/messages.ts';
import { createLoginSecrets } from '#src/kernel/auth/pkce.ts';
import { createId } from '#src/kernel/log/create-id.ts';
import { guardStorage } from '#src/kernel/storage/guarded-storage.ts';
import { enterStage } from '#src/kernel/telemetry/flow-state.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function fail(): never {
  throw new Error('Not here');
}

/** How `Intl` can be of no use; each is what some browser or extension does. */
const BROKEN_INTL: [string, unknown][] = [
  ['is absent', undefined],
  ['throws', { ...Intl, DateTimeFormat: fail }],
  ['has no zone', { ...Intl, DateTimeFormat: () => ({ resolvedOptions: () => ({}) }) }],
  ['throws for its options', { ...Intl, DateTimeFormat: () => ({ resolvedOptions: fail }) }],
];

describe.each(BROKEN_INTL)('when Intl %s [R26a]', (_, broken) => {
  it('the default zone is sent', () => {
    vi.stubGlobal('Intl', broken);
    expect(timeZoneToSend()).toBe('Pacific/Auckland');
  });

  it('"Copy details" copies the available data', () => {
    vi.stubGlobal('Intl', broken);
    expect(createSupportBundle()).toMatchObject({ browser: { timeZone: '' } });
  });
});

it.each([undefined, { ListFormat: fail }])(
  'the chosen features are named without Intl [R26a]',
  (broken) => {
    vi.stubGlobal('Intl', broken);
    const interests = Object.fromEntries(INTERESTS.map((key) => [key, key !== 'events']));
    expect(describeInterests(interests as never)).toMatch(/^Membership Management, Payments, /);
  },
);

describe.each([
  ['absent', undefined],
  ['throwing', { getRandomValues: fail }],
  ['without a hash', { getRandomValues: (bytes: Uint8Array) => bytes }],
  [
    'never answering',
    {
      getRandomValues: (bytes: Uint8Array) => bytes,
      subtle: { digest: () => new Promise(() => {}) },
    },
  ],
])('with crypto %s [R26a]', (_, broken) => {
  it('a login shows what it needs, and has a time limit', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('crypto', broken);
    const failure = createLoginSecrets().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toBe(signInMessages.secureBrowserNeeded);
  });
});

describe('other services of the browser [R26a]', () => {
  it('an id is created without crypto', () => {
    vi.stubGlobal('crypto', undefined);
    expect(createId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(createId()).not.toBe(createId());
  });

  it.each([
    ['absent', undefined],
    ['throwing', { mark: fail }],
  ])('a stage is entered with performance %s', (_, performance) => {
    vi.stubGlobal('performance', performance);
    enterStage('check');
    expect(document.documentElement.dataset['flowState']).toBe('check');
    delete document.documentElement.dataset['flowState'];
  });

  it.each([
    ['absent', undefined],
    ['throwing', fail],
    ['never answering', () => 1],
    ['answering twice', (run: () => void) => [run(), run()]],
  ])('idle work is done once with requestIdleCallback %s', (_, idle) => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', idle);
    const work = vi.fn<() => void>();
    whenIdle(work);
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('memory replaces a storage that keeps nothing, and does not count as persistent', () => {
    const store = guardStorage(
      () => ({ setItem: () => {}, getItem: () => null, removeItem: () => {} }) as never,
    );
    store.write('key', 'value');
    expect(store.read('key')).toBe('value');
    expect(store.persistent).toBe(false);
  });
});
