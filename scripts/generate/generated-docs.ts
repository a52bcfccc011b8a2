import { scenarios } from '#sandbox/scenarios.ts';
import { getErrorText } from '#src/features/error-page/error-text.ts';
import { type ErrorKind, errorClasses } from '#src/kernel/errors/app-error.ts';
import { getErrorDestination } from '#src/kernel/errors/destinations.ts';
import { SYMPTOMS } from './symptoms.ts';

/** What to ask the owner for, and what to check, for each kind of error. */
const ADVICE: Readonly<Record<ErrorKind, { ask: string; check: string }>> = {
  base: {
    ask: 'the bundle; what they had just pressed',
    check:
      'after a sign-in: the auth service. Otherwise the report with this flow in Sentry: the fault is in the site',
  },
  client: {
    ask: 'the bundle',
    check: 'the API log of the failing id: which request it refused, and why',
  },
  notAuthenticated: {
    ask: 'whether the login appears again and again',
    check: 'the clock skew in the bundle; the issuer and the audience that the API accepts',
  },
  notAuthorized: { ask: 'which account they signed in with', check: 'the rights of that account' },
  notFound: { ask: 'the address they opened', check: 'whether one of our links is wrong' },
  exists: {
    ask: 'the organisation and e-mail they used',
    check: 'which organisation has that name or e-mail',
  },
  validation: {
    ask: 'the bundle, and which field',
    check: 'the 422 of the failing id: a rule of the API that the site does not have',
  },
  server: { ask: 'the bundle', check: 'the API log of the failing id' },
  serviceUnavailable: {
    ask: 'since when',
    check: 'the state of the API and its gateway; the site has tried three times',
  },
  timeout: {
    ask: 'the bundle',
    check: 'the times of the calls in it: 10 s or more is our time-out, less is one of a gateway',
  },
  network: {
    ask: 'another network, another browser, without extensions',
    check: 'certificates, CORS, and whether the address of the API is blocked',
  },
  response: { ask: 'the bundle', check: '`npm run contract`: an answer does not fit its contract' },
  noProfile: {
    ask: 'the e-mail of the account',
    check: 'the profile of the account; somebody has to create it',
  },
  pendingProfile: { ask: 'when they signed up', check: 'whether the profile is being created' },
  noOrganisationFound: { ask: 'the organisation’s name', check: 'whether the organisation exists' },
};

const formatRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const formatTable = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [formatRow(heads), formatRow(heads.map(() => '---')), ...rows.map(formatRow)].join('\n');

const getStatus = (kind: ErrorKind) => new errorClasses[kind]('').status ?? '–';

function describePage(kind: ErrorKind): string {
  const hasPage = getErrorDestination(new errorClasses[kind]('')) !== null;
  return hasPage ? getErrorText(kind).title : 'none: the login starts';
}

/** One row for each kind of section 8. */
const formatErrorKinds = () =>
  formatTable(
    ['kind', 'status', 'title of the error page', 'ask for', 'check'],
    (Object.keys(errorClasses) as ErrorKind[]).map((kind) => {
      const { ask, check } = ADVICE[kind];
      return [`\`${kind}\``, getStatus(kind), describePage(kind), ask, check];
    }),
  );

const formatScenarios = () =>
  formatTable(
    ['name', 'what the owner sees', 'what happens underneath'],
    scenarios.map(({ name, ownerSees, underneath }) => [`\`${name}\``, ownerSees, underneath]),
  );

const formatSymptoms = () =>
  SYMPTOMS.map(({ words, causes }) =>
    [
      `**"${words}"**`,
      formatTable(
        ['likely cause', 'question, and sign in the bundle', 'command that shows it'],
        causes.map(({ cause, ask, scenario }) => [
          cause,
          ask,
          `\`npm run reproduce -- --scenario ${scenario}\``,
        ]),
      ),
    ].join('\n\n'),
  ).join('\n\n');

const PARTS: Readonly<Record<string, () => string>> = {
  'error-kinds': formatErrorKinds,
  scenarios: formatScenarios,
  symptoms: formatSymptoms,
};

/** The pages that hold a generated part. */
export const PAGES = ['docs/support-runbook.md', 'docs/qa.md'] as const;

/**
 * A page with new generated parts: the text between `<!-- name -->` and `<!-- /name -->`.
 * @param page the text of the page
 */
export const insertGeneratedParts = (page: string): string =>
  page.replaceAll(/<!-- (?<name>[\w-]+) -->\n[^]*?<!-- \/\k<name> -->/g, (whole, name: string) =>
    PARTS[name] ? `<!-- ${name} -->\n\n${PARTS[name]()}\n\n<!-- /${name} -->` : whole,
  );
