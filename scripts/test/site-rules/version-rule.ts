import { NotChecked, type Problem, type Rule } from './rule.ts';
import type { Site } from './site.ts';

const COMPARED = ['app', 'version', 'commit', 'env', 'apiVersion'] as const;
type About = Partial<Record<(typeof COMPARED)[number], string>>;

const parseAbout = (text: Buffer): About => JSON.parse(text.toString()) as About;

async function compare(site: Site): Promise<Problem[]> {
  const { status, body } = await site.get('/version.json');
  if (status !== 200) return [{ what: `/version.json is answered with ${status}` }];
  const wanted = parseAbout(site.readFile('/version.json'));
  try {
    const deployed = parseAbout(body);
    return COMPARED.filter((key) => deployed[key] !== wanted[key]).map((key) => ({
      what: `the deployed build has the ${key} ${deployed[key] ?? '(none)'}, this checkout has ${wanted[key]}`,
    }));
  } catch {
    return [{ what: '/version.json is no JSON' }];
  }
}

/** The build that is deployed is that of this checkout, for this environment. */
export const versionRule: Rule = { name: '/version.json names this build', check: compare };

const comparisons = new WeakMap<Site, Promise<Problem[]>>();

/** Is it the build of this checkout that is deployed? Each site is asked once. */
export async function isThisBuild(site: Site): Promise<boolean> {
  const compared = comparisons.get(site) ?? compare(site);
  comparisons.set(site, compared);
  return (await compared).length === 0;
}

/**
 * Whoever compares a site with the files of this build asks first: an old build is one finding, not one for each file.
 * @throws NotChecked when another build is deployed
 */
export async function requireThisBuild(site: Site): Promise<void> {
  if (!(await isThisBuild(site))) throw new NotChecked('another build is deployed');
}
