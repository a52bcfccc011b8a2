import type { Box, Comparison } from './compare-pictures.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentcolor 25%, transparent); }
  body { max-width: 1600px; margin: 2rem auto; padding: 0 1.5rem; }
  h1, h2, h3, p { margin: 0; }
  h2 { margin-block: 3rem .5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  h3 { margin-block: 1.5rem .5rem; font-size: 1rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0; }
  dd { margin: 0; }
  ul { columns: 18rem; margin: .5rem 0; padding-left: 1.25rem; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; margin-bottom: .75rem; }
  figure { margin: 0; min-width: 0; }
  figcaption { font-size: .875rem; }
  img { display: block; width: 100%; }
  .frame, figure > a { display: block; overflow: hidden; border: 1px solid var(--line); }
  .frame { position: relative; max-width: 100%; }
  .frame img { position: absolute; width: auto; max-width: none; }
  summary { width: fit-content; cursor: pointer; }
  summary + .row { margin-top: .5rem; }
`;

/** Around what differs this much more is shown, in pixels. */
const MARGIN = 40;
/** What differs all over a page is seen better in the whole pictures. */
const LARGEST_HEIGHT = 600;

type Places = { readonly before: string; readonly after: string; readonly differences: string };

/** What is compared, in the words of whoever asked. */
export type Compared = { readonly before: string; readonly after: string };

type Picture = readonly [title: string, address: string];

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const renderWhole = ([title, address]: Picture) =>
  `<figure><figcaption>${title}</figcaption><a href="${address}"><img src="${address}" alt="${title}" loading="lazy"></a></figure>`;

/** A part of a picture at its real size. */
function renderPart([title, address]: Picture, { left, top, width, height }: Box): string {
  const [x, y] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
  const frame = `width:${width + 2 * MARGIN}px;height:${Math.min(height + 2 * MARGIN, LARGEST_HEIGHT)}px`;
  return `<figure><figcaption>${title}</figcaption><a class="frame" style="${frame}" href="${address}"><img style="left:-${x}px;top:-${y}px" src="${address}" alt="${title}"></a></figure>`;
}

const renderRow = (figures: readonly string[]) => `<div class="row">${figures.join('')}</div>`;

/** The file's name without its state: the width and the colours. */
function describeLook(name: string): string {
  const [, width, colours] = /-(\d+)-(\w+)\.png$/.exec(name) ?? [];
  return width ? `${width} px, ${colours === 'forced' ? 'forced colours' : colours}` : name;
}

const readState = ({ name }: Comparison) => name.replace(/(-\d+-\w+)?\.png$/, '');

function renderSection(comparison: Comparison, { before, after, differences }: Places): string {
  const { name, state } = comparison;
  const was: Picture = ['Before', `${before}/${name}`];
  const is: Picture = ['After', `${after}/${name}`];
  if (state !== 'different')
    return `<h3>${describeLook(name)}: ${state}</h3>${renderRow([renderWhole(state === 'only before' ? was : is)])}`;
  const { pixels, box } = comparison;
  const pictures: Picture[] = [was, is, ['Difference', `${differences}/${name}`]];
  const where = `${box.width} × ${box.height} px, ${box.left} px from the left and ${box.top} px from the top`;
  return `<h3>${describeLook(name)}: ${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}, in ${where}</h3>
${renderRow(pictures.map((one) => renderPart(one, box)))}
<details><summary>The whole pictures</summary>${renderRow(pictures.map(renderWhole))}</details>`;
}

/** How many pictures there are of each kind, in words. */
export function formatSummary(comparisons: readonly Comparison[]): string {
  const count = (state: Comparison['state']) =>
    comparisons.filter((one) => one.state === state).length;
  return `${comparisons.length} pictures: ${count('different')} differ, ${count('same')} are the same, ${count('only before')} only before, ${count('only after')} only after`;
}

function groupByState(comparisons: readonly Comparison[]): [state: string, Comparison[]][] {
  const groups = new Map<string, Comparison[]>();
  for (const one of comparisons)
    groups.set(readState(one), [...(groups.get(readState(one)) ?? []), one]);
  return [...groups];
}

/**
 * One page with what differs, side by side: a list of the states, then the pictures of each.
 * @param compared what is compared
 * @param places where the pictures are, seen from the page
 */
export function renderComparisonPage(
  compared: Compared,
  comparisons: readonly Comparison[],
  places: Places,
): string {
  const changed = groupByState(comparisons.filter(({ state }) => state !== 'same'));
  const links = changed.map(
    ([state, { length }]) =>
      `<li><a href="#${state}">${state}</a> (${length} ${length === 1 ? 'picture' : 'pictures'})</li>`,
  );
  const sections = changed.map(
    ([state, ones]) =>
      `<h2 id="${state}">${state}</h2>\n${ones.map((one) => renderSection(one, places)).join('\n')}`,
  );
  const list =
    links.length === 0
      ? '<p>No state looks different.</p>'
      : `<p>These states look different:</p>\n<ul>${links.join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What changed on the screen</title>
<style>${STYLE}</style>
<h1>What changed on the screen</h1>
<dl><dt>Before</dt><dd>${escapeHtml(compared.before)}</dd><dt>After</dt><dd>${escapeHtml(compared.after)}</dd></dl>
<p><strong>${formatSummary(comparisons)}.</strong></p>
${list}
${sections.join('\n')}
</html>
`;
}
