import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { readPages } from '#scripts/build/header-files.ts';
import { buildContentSecurityPolicy, hashInline } from '#scripts/build/security-headers.ts';
import { NotChecked, type Problem, type Rule } from './rule.ts';
import { MISSING, ROUTES, type Site, findAssets, checkEach } from './site.ts';
import { isThisBuild } from './version-rule.ts';

const fetchPolicy = async (site: Site, path: string): Promise<string> =>
  String((await site.get(path)).headers['content-security-policy'] ?? '');

type Directives = ReadonlyMap<string, ReadonlySet<string>>;

const parseDirectives = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, new Set(values)]),
  );

/** In which directives a policy is not the wanted one; the order of values says nothing. */
export function comparePolicies(given: string, wanted: string): string[] {
  if (given === '') return ['Content-Security-Policy is missing'];
  const [is, must] = [parseDirectives(given), parseDirectives(wanted)];
  const names = [...new Set([...must.keys(), ...is.keys()])];
  return names.flatMap((name) => {
    const lacking = [...(must.get(name) ?? [])].filter((value) => !is.get(name)?.has(value));
    const added = [...(is.get(name) ?? [])].filter((value) => !must.get(name)?.has(value));
    if (!is.has(name)) return [`the policy has no ${name}`];
    if (!must.has(name)) return [`the policy has ${name}, which this build has not`];
    const words = [
      ...(lacking.length > 0 ? [`lacks ${lacking.join(' ')}`] : []),
      ...(added.length > 0 ? [`has ${added.join(' ')} besides`] : []),
    ];
    return words.length > 0
      ? [`${name} of the policy is not this build’s: ${words.join(' and ')}`]
      : [];
  });
}

/** Whether the page may run and show what it holds itself: what can be said of a build that is not this one. */
async function checkInlined(site: Site): Promise<Problem[]> {
  return checkEach(Object.keys(ROUTES), async (path) => {
    const { body, headers } = await site.get(path);
    const directives = parseDirectives(String(headers['content-security-policy'] ?? ''));
    return (['script', 'style'] as const).flatMap((tag) => {
      const allowed = directives.get(`${tag}-src`);
      const blocked = hashInline(body.toString(), tag).filter((hash) => !allowed?.has(hash));
      return blocked.map(() => ({
        what: `the policy refuses a <${tag}> of the page`,
        where: path,
      }));
    });
  });
}

async function checkPolicy(site: Site): Promise<Problem[]> {
  if (!(await isThisBuild(site))) return checkInlined(site);
  const wanted = buildContentSecurityPolicy(site.settings, readPages(site.build));
  const paths = [...Object.keys(ROUTES), (await findAssets(site)).script, MISSING[0] ?? '/'];
  return checkEach(paths, async (path) =>
    comparePolicies(await fetchPolicy(site, path), wanted).map((what) => ({ what, where: path })),
  );
}

/** A machine's own services, which have no https (`local`, `test`). */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What only may be a fault is about hosts that keep the files of others. */
async function checkStrength(site: Site): Promise<Problem[]> {
  const policy = await fetchPolicy(site, '/welcome');
  if (policy === '') throw new NotChecked('there is no policy');
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .filter(({ value }) => !LOOPBACK.test(value ?? ''))
    .map(({ directive, description }) => ({ what: `${directive}: ${description}` }));
}

/** The Content-Security-Policy: against this build, or the pages as they are, and against Google’s evaluator. */
export const policyRules: readonly Rule[] = [
  { name: 'The Content-Security-Policy is that of the build', check: checkPolicy },
  { name: 'Google’s evaluator finds nothing to mend in the policy', check: checkStrength },
];
