import { Flag } from '#src/ui/flag.tsx';
import type { SelectOption } from '#src/ui/select/select-option.tsx';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const PREFERRED = ['AU', 'NZ', 'GB', 'US'];
const NO_COUNTRY = new Set(['CP', 'CQ', 'DG', 'EU', 'EZ', 'IC', 'UN', 'XA', 'XB', 'ZZ']);

/** Browsers also name codes of former countries (Burma, the Soviet Union). Their canonical code is another one. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** About as many options as the longest list of the site. The browser gives their names. */
export const allRegions: readonly SelectOption[] = [
  ...PREFERRED,
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !PREFERRED.includes(code) && !NO_COUNTRY.has(code) && isCurrent(code),
  ),
].flatMap((code) => {
  const label = names.of(code);
  return label ? [{ value: code, label, icon: <Flag code={code} /> }] : [];
});

/** Finds the regions whose name contains the query. */
export const searchRegions = (query: string) =>
  allRegions.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()));
