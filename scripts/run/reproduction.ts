import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { FaultRequest } from '#sandbox/control/fault-contract.ts';
import { findScenario, scenarios } from '#sandbox/scenarios.ts';
import { request as limits } from '#src/config/limits.ts';
import { endpoints } from '#src/contracts/endpoints.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { type CallRecord, type Shape, SupportBundle } from '#src/contracts/support-bundle.ts';
import { type OwnersDisplay, toDisplay } from './reproduction-display.ts';
import { describeSteps } from './reproduction-steps.ts';

/** How the local stack is set up: the faults of the calls, in order, and what the tab holds when it opens `path`. */
export type Reproduction = {
  readonly title: string;
  readonly faults: readonly FaultRequest[];
  /** One for all calls instead, by its name. */
  readonly scenario: string | null;
  readonly path: '/welcome' | '/info';
  readonly person: InitialData;
  readonly storage: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
  /** What to do, from the first page to what the owner met. */
  readonly steps: readonly string[];
  /** How the owner saw the page; null where nobody has told. */
  readonly display: OwnersDisplay | null;
};

const FAILURES: Readonly<Record<string, Partial<FaultRequest>>> = {
  noProfile: { message: 'Missing profile' },
  exists: {
    data: {
      org: { name: 'Kauri Bay Tennis Club', email: 'club@kauribay.example' },
      appUrl: '{url}/orgs/kauri-bay-tennis-club',
    },
  },
  validation: { data: { fields: { phone: 'Not a valid number' } } },
};

function findEndpoint({ method, path }: CallRecord): FaultRequest['call'] | null {
  if (!path.startsWith('/')) return 'ip';
  const found = Object.entries(endpoints).find(
    ([, endpoint]) => endpoint.method === method && endpoint.path === path,
  );
  return found?.[0] ?? null;
}

const isRetried = (status: number) => limits.RETRIED_STATUSES.some((one) => one === status);

/** How one try ended: the kind of fault that ends it so. */
function toEnd({ kind, status, ms, tries }: CallRecord): Omit<FaultRequest, 'call'> {
  if (kind === undefined || status === 0) return { kind: 'slow', seconds: 0 };
  if (kind === 'network') return { kind: 'drop' };
  if (kind === 'timeout' && ms >= limits.TIMEOUT_MS * tries) return { kind: 'hang' };
  if (status < 400) return { kind: 'wrongShape' };
  return { kind: 'status', status, ...FAILURES[kind] };
}

/** The faults of one call, a try each: it waited as long, failed as often and ended as the bundle says. */
function toFaults(record: CallRecord): FaultRequest[] {
  const call = findEndpoint(record);
  if (call === null) return [];
  const { tries, ms, status } = record;
  const backOff = Array.from({ length: tries - 1 }, (_, n) => limits.BACKOFF_MS * 2 ** n);
  const busyMs = Math.max(0, ms - backOff.reduce((sum, one) => sum + one, 0));
  const wait = Math.min(busyMs / tries, limits.TIMEOUT_MS * 0.9) / 1000;
  const failing = { kind: 'status' as const, status: isRetried(status) ? status : 503 };
  const earlier = backOff.map(() => ({ call, wait, ...failing }));
  const end = toEnd(record);
  return [...earlier, { call, ...end, wait: end.kind === 'hang' ? 0 : wait }];
}

/** Whoever waits has been told that the account is being made: this time it is not ready for an hour. */
function toWaitFaults(calls: readonly CallRecord[]): FaultRequest[] {
  const made = calls.findLast(
    (record) => findEndpoint(record) === 'createSignUp' && record.kind === undefined,
  );
  const others = calls.filter((record) => record !== made);
  return [...others.flatMap(toFaults), { call: 'createSignUp', kind: 'lasts', seconds: 3600 }];
}

/** Made-up text as long as the real one was, in the same kind of letters. */
function makeTextLike(base: string, shape: Shape | null | undefined): string {
  if (!shape) return base;
  const letters = shape.ascii ? base : base.replaceAll(/[ao]/g, 'ā');
  return letters
    .repeat(Math.ceil(shape.length / letters.length) || 1)
    .slice(0, Math.max(1, shape.length));
}

const shorten = ({ length, ascii }: Shape, by: number): Shape => ({ length: length - by, ascii });

/** Somebody made up, of the same shape as the visitor. */
function makePersonLike(entered: SupportBundle['entered']): InitialData {
  const id = randomUUID().slice(0, 6);
  const domain = '@example.test';
  const local = Math.min(64, Math.max(4, (entered?.email.length ?? 0) - domain.length));
  return {
    firstName: makeTextLike('Aroha', entered?.firstName),
    lastName: makeTextLike('Ngata', entered?.lastName),
    name: `${id} ${makeTextLike('Rerewa Croquet', entered && shorten(entered.name, id.length + 1))}`,
    country: 'NZ',
    email: `${`re${id}`.padEnd(local, 'x').slice(0, Math.max(local, 8))}${domain}`,
    phone: '+64215550123',
    hasAgreedToTerms: true,
  };
}

const ANSWERS = { type: 'Sports Club' };

/** What the tab would hold at this step. */
function buildStorage(step: SupportBundle['step'], person: InitialData): Record<string, string> {
  const welcome = { 'hc.welcome': JSON.stringify(person) };
  if (step === null) return welcome;
  const draft = { step, answers: step === 1 ? {} : ANSWERS };
  return {
    ...welcome,
    initialData: JSON.stringify(person),
    'hc.wizard': JSON.stringify(draft),
  };
}

/**
 * How to bring a local stack to the state of a bundle.
 * @param text the JSON that "Copy details" copied
 * @throws Error that says what is wrong with it
 */
export function createReproduction(text: string): Reproduction {
  const { data, error } = SupportBundle.safeParse(JSON.parse(text));
  if (!data) throw new Error(`This is no bundle of version 1:\n${z.prettifyError(error)}`);
  const { calls, step, isWaiting, entered, route, reference, errors, clockSkewSeconds } = data;
  const person = makePersonLike(entered);
  const kinds = errors.map(({ kind }) => kind).join(', ') || 'none';
  return {
    title: `${reference}, at ${data.at}`,
    faults: isWaiting ? toWaitFaults(calls) : calls.flatMap(toFaults),
    scenario: null,
    path: step === null ? '/welcome' : '/info',
    person,
    storage: buildStorage(step, person),
    display: toDisplay(data),
    steps: describeSteps(data),
    notes: [
      `The visitor was at ${route}, step ${step ?? '–'}${isWaiting ? ', waiting for the account' : ''}; errors: ${kinds}.`,
      `Their build was ${data.build.version} (${data.build.commit}, ${data.environment}); this one is of what is checked out here.`,
      data.browser.userAgent,
      ...(Math.abs(clockSkewSeconds ?? 0) > 60
        ? [`Their clock was ${clockSkewSeconds} s ahead: set yours likewise.`]
        : []),
      ...Object.entries(data.storage).flatMap(([name, works]) =>
        works ? [] : [`Their browser refused ${name} storage: block site data to see the same.`],
      ),
    ],
  };
}

/**
 * How to bring a local stack into a scenario of the list.
 * @throws Error that names the list
 */
export function createScenarioReproduction(name: string): Reproduction {
  const scenario = findScenario(name);
  if (!scenario) throw new Error(`There is no scenario "${name}". The list:\n\n${formatList()}`);
  const person = makePersonLike(null);
  return {
    title: `${scenario.name}: ${scenario.title}`,
    faults: [],
    scenario: scenario.name,
    path: '/welcome',
    person,
    /* The country is left to the site: what it does without one is part of some scenarios. */
    storage: buildStorage(null, { ...person, country: '' }),
    display: null,
    steps: scenario.byHand ?? ['Go on from the filled form, as the owner would.'],
    notes: [`Underneath: ${scenario.underneath}.`, `The owner sees: ${scenario.ownerSees}.`],
  };
}

/** The named scenarios, each with what the owner sees. */
export const formatList = (): string =>
  scenarios
    .map(
      ({ name, title, ownerSees }) =>
        `  ${name.padEnd(15)} ${title}\n${' '.repeat(18)}${ownerSees}`,
    )
    .join('\n');
