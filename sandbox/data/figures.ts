import { sql } from 'kysely';
import { Figures } from '#src/contracts/field-figures.ts';
import { WELCOME_FIELDS } from '#src/contracts/welcome-fields.ts';
import { WIZARD_FIELDS } from '#src/contracts/wizard-fields.ts';
import type { Database } from './database.ts';
import { readEnvelope } from './reports.ts';

/** The oldest figures go when there are more. */
const KEPT = 100_000;

/** The stages of a sign-up in their order (src/kernel/telemetry/flow-state.ts). */
const STAGES = ['form', 'check', 'sign-in', 'steps', 'create', 'ready'] as const;

/** What figures can be told apart by. */
export type Cut = 'page' | 'stage' | 'build' | 'engine' | 'screen' | 'line';

/**
 * Keeps the figures of an envelope.
 * @returns false when it holds none: it is a report then
 */
export async function addFigures(database: Database, text: string): Promise<boolean> {
  const { items } = readEnvelope(text);
  const sent = items.filter(({ header }) => isMetric(header));
  if (sent.length === 0) return false;
  const values = sent
    .flatMap(({ payload }) => Figures.safeParse(payload).data?.items ?? [])
    .map(({ name, value, attributes }) => {
      const place = Object.entries(attributes).map(([key, one]) => [key, one.value]);
      return { name, value, place: JSON.stringify(Object.fromEntries(place)) };
    });
  if (values.length === 0) return true;
  const kept = database.insertInto('figures').values(values).returning('id');
  const ids = (await kept.execute()).map(({ id }) => id);
  await database
    .deleteFrom('figures')
    .where('id', '<=', Math.max(...ids) - KEPT)
    .execute();
  return true;
}

const isMetric = (header: unknown): boolean =>
  (header as { type?: unknown } | null)?.type === 'trace_metric';

/** How often a figure was measured, and below what half, three quarters and 95 % of them were. */
export type Percentiles = {
  readonly name: string;
  readonly cut: string;
  readonly count: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
};

/** The percentiles of each figure, by page, stage, build, engine, screen or line. */
export async function readPercentiles(database: Database, cut: Cut): Promise<Percentiles[]> {
  const { rows } = await sql<Percentiles>`
    select name, coalesce(place ->> ${cut}, '') as cut, count(*)::int as count,
      percentile_cont(0.5) within group (order by value) as p50,
      percentile_cont(0.75) within group (order by value) as p75,
      percentile_cont(0.95) within group (order by value) as p95
    from figures where name <> 'flow.last'
      and (name = 'flow.stage') = (${cut} = 'stage')
    group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

export type FunnelStep = { readonly stage: string; readonly flows: number; readonly share: number };

/** Of all sign-ups that came to the form, how many got to each stage; the share is of a hundred. */
export async function readFunnel(database: Database): Promise<FunnelStep[]> {
  const { rows } = await sql<{ stage: string; flows: number }>`
    select place ->> 'stage' as stage, count(distinct place ->> 'flow')::int as flows
    from figures where name = 'flow.stage' group by 1`.execute(database);
  const countFlows = (stage: string) => rows.find((row) => row.stage === stage)?.flows ?? 0;
  const all = countFlows('form');
  return STAGES.map((stage) => ({
    stage,
    flows: countFlows(stage),
    share: all === 0 ? 0 : Math.round((100 * countFlows(stage)) / all),
  }));
}

/** Stopped by an error, left for no reason that we know, or ready. */
const OUTCOMES = ['failed', 'left', 'ended'] as const;

export type LastPlace = {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly stage: string;
  readonly field: string;
  /** A field that was marked, or the kind of an error. */
  readonly error: string;
  readonly flows: number;
};

const FIELDS: readonly string[] = [...Object.keys(WELCOME_FIELDS), ...Object.keys(WIZARD_FIELDS)];

/** A field that is marked keeps nobody from going on. */
function toOutcome({ stage, error }: Pick<LastPlace, 'stage' | 'error'>): LastPlace['outcome'] {
  if (stage === 'ready') return 'ended';
  return error === 'none' || FIELDS.includes(error) ? 'left' : 'failed';
}

/** Where each sign-up was when its page was last hidden: those that are not ready were left there, or failed. */
export async function readLastPlaces(database: Database): Promise<LastPlace[]> {
  const { rows } = await sql<Omit<LastPlace, 'outcome'>>`
    with last as (
      select distinct on (place ->> 'flow') place from figures
      where name = 'flow.last' order by place ->> 'flow', id desc)
    select place ->> 'stage' as stage, place ->> 'field' as field, place ->> 'error' as error,
      count(*)::int as flows
    from last group by 1, 2, 3 order by flows desc, 1, 2, 3 limit 50`.execute(database);
  const places = rows.map((row) => ({ outcome: toOutcome(row), ...row }));
  return OUTCOMES.flatMap((outcome) => places.filter((place) => place.outcome === outcome));
}
