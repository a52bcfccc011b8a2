import type { Site } from './site.ts';

/** One thing that is wrong, and at which path. The same thing at many paths is told once. */
export type Problem = { readonly what: string; readonly where?: string };

/** One promise of this repository to whoever opens the site. */
export type Rule = {
  /** A sentence; it may end with the ids of rows of docs/spec/reports.md. */
  readonly name: string;
  /**
   * @returns what is wrong; nothing when the site holds the rule
   * @throws NotChecked when the rule says nothing of this site
   */
  readonly check: (site: Site) => Promise<readonly Problem[]>;
};

/** A rule cannot be checked on this site; the message says why. */
export class NotChecked extends Error {}

/** What came of one rule. `lines` has a line for each thing that is wrong, or says why it was not checked. */
export type Verdict = {
  readonly rule: string;
  readonly state: 'ok' | 'failed' | 'notChecked';
  readonly lines: readonly string[];
};

const NAMED_PATHS = 3;

/** One line for each thing that is wrong, with the first paths where it is. */
export function formatProblems(problems: readonly Problem[]): string[] {
  const places = new Map<string, string[]>();
  for (const { what, where } of problems)
    places.set(what, [...(places.get(what) ?? []), ...(where === undefined ? [] : [where])]);
  return [...places].map(([what, paths]) => {
    if (paths.length === 0) return what;
    const more = paths.length - NAMED_PATHS;
    return `${what}: ${paths.slice(0, NAMED_PATHS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
}

async function applyRule({ name, check }: Rule, site: Site): Promise<Verdict> {
  try {
    const lines = formatProblems(await check(site));
    return { rule: name, state: lines.length === 0 ? 'ok' : 'failed', lines };
  } catch (error) {
    const { message } = error as Error;
    return {
      rule: name,
      state: error instanceof NotChecked ? 'notChecked' : 'failed',
      lines: [message],
    };
  }
}

/** Holds a site to rules, one after the other. A rule that cannot be tried because of an error has failed. */
export async function checkRules(rules: readonly Rule[], site: Site): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const rule of rules) verdicts.push(await applyRule(rule, site));
  return verdicts;
}
