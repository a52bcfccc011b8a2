import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATE_FORMATS } from '#src/contracts/choices.ts';
import { createOrganisation } from '#sandbox/data/organisations.ts';
import { createFormatters } from '#sandbox/pages/formats.ts';
import { SITE, startSandbox } from '#tests/support/sandbox.ts';
import { buildSignUp } from '#scripts/support/visitor.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

/** The page of a new organisation. */
async function openPage(changes: Partial<Parameters<typeof buildSignUp>[0]>) {
  const signUp = buildSignUp({ accountId: 'nobody', ...changes });
  const attempt = { accountId: null, idempotencyKey: 'test', signUp, createMs: 0 };
  const outcome = await createOrganisation(sandbox.database, attempt);
  if ('taken' in outcome) throw new Error('The name is taken');
  return sandbox.makeVisitor().get(`/orgs/${outcome.created.slug}`);
}

const findRow = (html: string, term: string) =>
  new RegExp(`<dt>${term}</dt> ?<dd>(.*?)</dd>`).exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');

describe("the organisation's page", () => {
  it('greets the owner and shows what was set up', async () => {
    const { html, status } = await openPage({
      name: 'Tasman Cricket 77',
      email: 'hello@tasman77.example',
      settings: { dateFormat: 'yyyy-MM-dd', timeFormat: 'HH.mm', phoneFormat: 'international' },
      interests: {
        membership: true,
        payments: false,
        events: true,
        bookings: true,
        resources: true,
      },
      useDemoData: false,
    });
    expect(status).toBe(200);
    expect(html).toContain('<title>Tasman Cricket 77 | Huddle Club</title>');
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Welcome, Ana');
    expect(findRow(html, 'Type')).toBe('Sports Club');
    expect(findRow(html, 'Country')).toBe('New Zealand');
    expect(findRow(html, 'Membership Management')).toBe('On');
    expect(findRow(html, 'Payments')).toBe('Off');
    expect(findRow(html, 'Date')).toMatch(/^\d{4}-\d{2}-\d{2} yyyy-MM-dd$/);
    expect(findRow(html, 'Time')).toMatch(/^\d{2}\.\d{2} HH\.mm$/);
    expect(html).toContain('+64 21 555 0123');
    expect(findRow(html, 'Demo data')).toBe('None: ready to use');
  });

  it('shows the other choices too', async () => {
    const { html } = await openPage({
      settings: { dateFormat: 'd MMM yyyy', timeFormat: 'h.mma', phoneFormat: 'default' },
    });
    expect(findRow(html, 'Time')).toMatch(/^\d{1,2}\.\d{2}(am|pm) h\.mma$/);
    expect(html).toContain('021 555 0123');
    expect(findRow(html, 'Demo data')).toBe('Added, to look around with');
  });

  it('shows what people typed as text', async () => {
    const { html } = await openPage({
      name: '<img src=x onerror=alert(1)> 99',
      website: '"><script>',
    });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; 99');
  });

  it('of an unknown organisation links back to the site', async () => {
    const { html, status } = await sandbox.makeVisitor().get('/orgs/nobody');
    expect(status).toBe(404);
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).toContain(`href="${SITE}"`);
  });
});

const moment = new Date('2026-03-04T05:06:00Z');

/** The formats of an organisation with these settings. */
function formats(changes: Partial<ReturnType<typeof buildSignUp>['settings']>, timezone = 'UTC') {
  const signUp = buildSignUp({ accountId: 'nobody', timezone });
  return createFormatters({ ...signUp, settings: { ...signUp.settings, ...changes } });
}

describe('the formats of an organisation', () => {
  it('write a date in each of the nine ways', () => {
    const dates = DATE_FORMATS.map((dateFormat) => formats({ dateFormat }).formatDate(moment));
    expect(dates).toEqual([
      '4 Mar 2026',
      'Mar 4, 2026',
      '04/03/2026',
      '03/04/2026',
      '2026/03/04',
      '04-03-2026',
      '03-04-2026',
      '2026-03-04',
      '04.03.2026',
    ]);
  });

  it.each([
    ['HH.mm', 'UTC', '05.06'],
    ['h.mma', 'UTC', '5.06am'],
    ['h.mma', 'Pacific/Auckland', '6.06pm'],
    ['HH.mm', 'Nowhere/Known', '05.06'],
  ] as const)('write a time as %s in %s', (timeFormat, timezone, expected) => {
    expect(formats({ timeFormat }, timezone).formatTime(moment)).toBe(expected);
  });

  it('write midnight and noon as people do', () => {
    const { formatTime } = formats({ timeFormat: 'h.mma' });
    expect(formatTime(new Date('2026-03-04T00:00:00Z'))).toBe('12.00am');
    expect(formatTime(new Date('2026-03-04T12:00:00Z'))).toBe('12.00pm');
  });
});
