import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readJourneyStack } from '#scripts/support/local-stack.ts';
import { buildCommit, readCheckoutTitle, resolveCommit, readTitle } from './commit-build.ts';
import { comparePictures } from './compare-pictures.ts';
import { renderComparisonPage, formatSummary } from './comparison-page.ts';

const REPORT = resolve('reports/pictures');
const KEPT = resolve('.data/pictures');

type Pictures = {
  /** Takes the pictures with these settings; returns the exit code. */
  readonly take: (settings: Record<string, string>) => Promise<number>;
  /** All states at all widths, not some of them. */
  readonly areAll: boolean;
};

const SAME_VISITORS = { E2E_SAME_VISITORS: '1' };

/** The pictures of a commit, made once a day: the pages show the date. */
async function takePictures(commit: string, { take, areAll }: Pictures): Promise<string> {
  const folder = join(KEPT, `${commit}-${new Date().toISOString().slice(0, 10)}`);
  const done = join(folder, 'done');
  if (areAll && existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  console.log(`Building ${commit.slice(0, 7)}, and taking its pictures …`);
  const { site, platform, remove } = buildCommit(commit, readJourneyStack().siteSettings);
  const builds = { E2E_BUILT: '1', E2E_SITE_FOLDER: site, E2E_PLATFORM_FOLDER: platform };
  const code = await take({ ...SAME_VISITORS, ...builds, E2E_PICTURES: folder });
  if (code !== 0) console.log('Not every state of that commit could be reached.');
  remove();
  if (areAll && code === 0) writeFileSync(done, '');
  return folder;
}

/**
 * Holds every state against the pictures of a commit, made on this machine in the same way.
 * @param name of the commit
 * @returns the exit code: 0 when nothing differs
 * @throws Error when there is no such commit, or it cannot be built
 */
export async function compareWith(name: string, pictures: Pictures): Promise<number> {
  const commit = resolveCommit(name);
  const before = await takePictures(commit, pictures);
  const [after, differences] = [join(REPORT, 'after'), join(REPORT, 'differences')];
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const code = await pictures.take({ ...SAME_VISITORS, E2E_PICTURES: after });
  const comparisons = comparePictures({ before, after, differences });
  const places = { before: relative(REPORT, before), after: 'after', differences: 'differences' };
  writeFileSync(
    join(REPORT, 'index.html'),
    renderComparisonPage(
      { before: readTitle(commit), after: readCheckoutTitle() },
      comparisons,
      places,
    ),
  );
  console.log(`\n${formatSummary(comparisons)}.\n${join(REPORT, 'index.html')}`);
  const isSame = comparisons.every(({ state }) => state === 'same');
  return code === 0 && isSame ? 0 : 1;
}
