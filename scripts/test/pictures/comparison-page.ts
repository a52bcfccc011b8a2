import type { Comparison } from './compare-pictures.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { margin-block: 2.5rem; border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
`;

type Places = { readonly before: string; readonly after: string; readonly differences: string };

const figure = (title: string, address: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${address}"><img src="${address}" alt="${title}" loading="lazy"></a></figure>`;

function section({ name, state, pixels }: Comparison, places: Places): string {
  const { before, after, differences } = places;
  const pictures = [
    ...(state === 'only after' ? [] : [figure('Before', `${before}/${name}`)]),
    ...(state === 'only before' ? [] : [figure('After', `${after}/${name}`)]),
    ...(state === 'different' ? [figure('Difference', `${differences}/${name}`)] : []),
  ];
  const what = state === 'different' ? `${pixels} pixels differ` : state;
  return `<section><h2>${name.replace('.png', '')}</h2><p>${what}</p><div class="row">${pictures.join('')}</div></section>`;
}

/** How many pictures there are of each kind, in words. */
export function formatSummary(comparisons: readonly Comparison[]): string {
  const count = (state: Comparison['state']) =>
    comparisons.filter((one) => one.state === state).length;
  return `${comparisons.length} pictures: ${count('different')} differ, ${count('same')} are the same, ${count('only before')} only before, ${count('only after')} only after`;
}

/**
 * One page with what differs, side by side.
 * @param commit what the site is compared with
 * @param places where the pictures are, seen from the page
 */
export function comparisonPage(
  commit: string,
  comparisons: readonly Comparison[],
  places: Places,
): string {
  const changed = comparisons.filter(({ state }) => state !== 'same');
  const sections = changed.map((one) => section(one, places)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Compared with ${commit}</title>
<style>${STYLE}</style>
<h1>Compared with ${commit}</h1>
<p>${formatSummary(comparisons)}.</p>
${sections}
</html>
`;
}
