import { NotChecked, type Problem, type Rule } from './rule.ts';
import { ROUTES, type Site, checkEach } from './site.ts';

/** A script of a build as a page or another script names it: its name ends with the hash of its content. */
const SCRIPT_NAME = /[\w.-]+-[\w-]{8}\.js/g;

const findScriptNames = (text: string) => Array.from(text.matchAll(SCRIPT_NAME), ([name]) => name);

/** Every script that the site has, as it is deployed: those that its pages name, and those that these name. */
async function fetchScripts(site: Site): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let wanted = await checkEach(Object.keys(ROUTES), async (path) =>
    findScriptNames((await site.get(path)).body.toString()),
  );
  while (wanted.length > 0) {
    const texts = await checkEach([...new Set(wanted)], async (name) => {
      const { status, body } = await site.get(`/assets/${name}`);
      return [{ name, text: status === 200 ? body.toString() : '' }];
    });
    for (const { name, text } of texts) found.set(`/assets/${name}`, text);
    wanted = texts
      .flatMap(({ text }) => findScriptNames(text))
      .filter((name) => !found.has(`/assets/${name}`));
  }
  return found;
}

async function checkSourceMaps(site: Site): Promise<Problem[]> {
  const scripts = await fetchScripts(site);
  return checkEach([...scripts], async ([path, text]) => {
    if (/\bsourceMappingURL=/.test(text)) return [{ what: 'it names a source map', where: path }];
    const { status } = await site.get(`${path}.map`);
    return status === 404 ? [] : [{ what: `its source map is served (${status})`, where: path }];
  });
}

/** What only tests and support may say to the platform. */
const TEST_WORDS = ['__sandbox', 'X-Sandbox-Run', '/reproduce'];

async function checkSandboxCode(site: Site): Promise<Problem[]> {
  if (site.settings.appEnv !== 'production')
    throw new NotChecked('it is asked of production alone');
  return [...(await fetchScripts(site))].flatMap(([path, text]) =>
    TEST_WORDS.filter((word) => text.includes(word)).map((word) => ({
      what: `it has "${word}"`,
      where: path,
    })),
  );
}

/** What scripts may not hold. */
export const scriptRules: readonly Rule[] = [
  { name: 'No source map is served', check: checkSourceMaps },
  { name: 'No code of tests or of the sandbox is served', check: checkSandboxCode },
];
