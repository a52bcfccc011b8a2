import {
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  type Visitor,
  transform,
} from 'lightningcss';

/** What of a page a selector can name. */
type Names = {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
};

/** What no control is before the page's script has run. */
const LATER_ATTRIBUTE = /^(aria-(invalid|disabled)|data-)/;
const LATER_STATE = 'disabled';

/** What only old versions of Firefox draw around controls, and our own outline stands in for. */
const OLD_STATE = /^-moz-(focusring|ui-invalid)$/;

/** Parts of controls that no page of a first paint has: dates, files, numbers, searches. */
const OTHER_CONTROLS = /^(-webkit-(date|calendar|inner-spin|outer-spin|search)|file-selector)/;

/** What Tailwind does for browsers without registered properties: older than those that the site is built for. */
const FALLBACK_LAYER = 'properties';

/** Stands in the whole stylesheet; with each page it would only be weight. */
const LICENCE = /^\/\*![^]*?\*\/\s*/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"' };

const listWords = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].flatMap(([, value = '']) =>
    value.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all).split(/\s+/),
  );

const collectNames = (html: string): Names => ({
  tags: new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag)),
  classes: new Set(listWords(html, 'class')),
  ids: new Set(listWords(html, 'id')),
});

function fits(component: SelectorComponent, names: Names): boolean {
  if (component.type === 'class') return names.classes.has(component.name);
  if (component.type === 'id') return names.ids.has(component.name);
  if (component.type === 'type') return names.tags.has(component.name);
  if (component.type === 'pseudo-element')
    return !OTHER_CONTROLS.test('name' in component ? component.name : component.kind);
  if (component.type === 'attribute') return !LATER_ATTRIBUTE.test(component.name);
  if (component.type !== 'pseudo-class') return true;
  if (component.kind === LATER_STATE) return false;
  if (component.kind === 'custom') return !OLD_STATE.test(component.name);
  const inner = component.kind !== 'not' && 'selectors' in component ? component.selectors : null;
  return inner?.some((selector) => canMatch(selector as Selector, names)) ?? true;
}

const canMatch = (selector: Selector, names: Names): boolean =>
  selector.every((component) => fits(component, names));

const createPageVisitor = (names: Names): Visitor<CustomAtRules> => ({
  Rule: {
    style: ({ value }) =>
      value.selectors.some((selector) => canMatch(selector, names)) ? undefined : [],
    'layer-block': ({ value }) => (value.name?.[0] === FALLBACK_LAYER ? [] : undefined),
    /* A finer shade, or a column more: it can come with the whole stylesheet. */
    supports: () => [],
    /* The whole stylesheet is there for printing. */
    media: ({ value }) =>
      value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
  },
});

/** Nothing reads these: variables, and what animates elements that are not there. */
function createUnreadVisitor(css: string): Visitor<CustomAtRules> {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isRead = (name: string) => read.has(name);
  return {
    Rule: {
      property: ({ value }) => (isRead(value.name) ? undefined : []),
      keyframes: ({ value }) =>
        new RegExp(`animation:[^;}]*\\b${value.name.value}\\b`).test(css) ? undefined : [],
    },
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !isRead(name) ? [] : undefined),
    },
  };
}

const reduce = (css: string, visitor: Visitor<CustomAtRules>): string =>
  transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    visitor,
  }).code.toString();

/**
 * Leaves of a stylesheet what the first paint of one page can need: the rules whose elements are in the page, in the
 * states that it can be in before its script has run.
 * @param css the built stylesheet
 * @param html the page
 * @returns the rules that are left, minified, in their order
 */
export function extractCriticalCss(css: string, html: string): string {
  const ofThisPage = reduce(css, createPageVisitor(collectNames(html)));
  return reduce(ofThisPage, createUnreadVisitor(ofThisPage)).replace(LICENCE, '');
}
