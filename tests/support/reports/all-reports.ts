import { COUNTRY_REPORTS, RETURN_REPORTS } from './other-reports.ts';
import { PHONE_REPORTS } from './phone-reports.ts';
import { PAGE_REPORTS } from './page-reports.ts';
import { type Report, formatRow } from './report.ts';
import { EMAIL_REPORTS, NAME_REPORTS, SAME_EMAIL_REPORTS } from './text-reports.ts';

const acceptedOrRejected = (taken: boolean) => (taken ? 'taken' : 'refused');

const PARTS: Readonly<Record<string, readonly Report[]>> = {
  'Phone numbers': PHONE_REPORTS.map(([where, picked, text, number, country]) => ({
    where,
    input: `${picked}: ${text}`,
    outcome: country === undefined ? number : `${number}, ${country}`,
  })),
  'E-mail addresses': EMAIL_REPORTS.map(([where, input, taken]) => ({
    where,
    input,
    outcome: acceptedOrRejected(taken),
  })),
  'One address, two ways to write it': SAME_EMAIL_REPORTS.map(([where, one, other]) => ({
    where,
    input: `${one} and ${other}`,
    outcome: 'the same',
  })),
  Names: NAME_REPORTS.map(([where, input, taken]) => ({
    where,
    input,
    outcome: acceptedOrRejected(taken),
  })),
  'Search for a country': COUNTRY_REPORTS.map(([where, input, code]) => ({
    where,
    input,
    outcome: `${code} first`,
  })),
  'Where a sign-in returns to': RETURN_REPORTS.map(([where, input]) => ({
    where,
    input,
    outcome: 'home',
  })),
};

/** How many reports were tried. */
export const reportCount = Object.values(PARTS).flat().length + PAGE_REPORTS.length;

const table = (title: string, head: string, rows: readonly string[]) =>
  [`## ${title}`, '', head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n');

/** The tables of docs/reports.md. */
export const reportTables = (): string =>
  [
    ...Object.entries(PARTS).map(([title, reports]) =>
      table(title, '| Seen at | Entered here | Outcome |', reports.map(formatRow)),
    ),
    table(
      'On the page',
      '| Seen at | What happens | Outcome | Test |',
      PAGE_REPORTS.map((cells) => `| ${cells.join(' | ')} |`),
    ),
  ].join('\n\n');
