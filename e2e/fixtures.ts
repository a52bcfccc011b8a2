import { type APIRequestContext, type Page, test as playwrightTest } from '@playwright/test';
import { expect } from './engines/expect.ts';
import { webkitTest } from './engines/webkit/fixtures.ts';
import { startWizard } from './start-wizard.ts';
import { startWizardOverHttp } from './start-wizard-over-http.ts';
import { MADE, type Visitor, formatMade, makeVisitor, makeVisitorFor } from './visitor.ts';

/** What Chromium and Firefox themselves write about a call that a test lets fail. */
const NETWORK_LINE =
  /^Failed to load resource: |^The Same Origin Policy disallows reading |^Loading module from .* was blocked /;

/** The engine is chosen for a whole run (e2e/webkit.config.ts); no journey and no page object knows it. */
const base: typeof playwrightTest = process.env['E2E_WEBKIT'] ? webkitTest : playwrightTest;

/** WebDriver keeps its cookies to itself, and a deployed platform is reached as its visitors reach it. */
const isByHand = Boolean(process.env['E2E_WEBKIT'] ?? process.env['E2E_BASE_URL']);

const start = isByHand ? startWizard : startWizardOverHttp;

type Options = {
  /** The test provokes failing calls, so the browser's own lines about them are no fault. */
  failingCalls: boolean;
};

type Fixtures = {
  visitor: Visitor;
  /** What the platform holds about an owner's organisations. */
  findOrganisations: (email: string) => Promise<Record<string, unknown>[]>;
  /** Collects what a page complains about; a test with a complaint fails. */
  complaints: string[];
  /** A signed-in owner on step 1 of the wizard. */
  ownerInWizard: Visitor;
};

function listen(page: Page, complaints: string[], failingCalls: boolean) {
  page.on('pageerror', ({ message, stack = '' }) => {
    if (failingCalls && NETWORK_LINE.test(message)) return;
    complaints.push(`uncaught on ${page.url()}: ${message}\n${stack}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' && !/Content.Security.Policy|Trusted/i.test(text)) return;
    if (failingCalls && NETWORK_LINE.test(text)) return;
    complaints.push(`${message.type()}: ${text} (${message.location().url})`);
  });
}

export const test = base.extend<Fixtures & Options>({
  failingCalls: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  visitor: async ({}, provide, { annotations, project, title }) => {
    /* Pictures are compared with those of another run. */
    const visitor = process.env['E2E_SAME_VISITORS']
      ? makeVisitorFor(`${project.name} ${title}`)
      : makeVisitor();
    annotations.push({ type: MADE, description: formatMade(visitor) });
    await provide(visitor);
  },
  findOrganisations: async ({ request }, provide) => {
    await provide((email) => readOrganisations(request, email));
  },
  complaints: [
    async ({ context, failingCalls }, provide) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints, failingCalls));
      await provide(complaints);
      expect(complaints, 'console errors and uncaught exceptions').toEqual([]);
    },
    { auto: true },
  ],
  ownerInWizard: async ({ page, visitor }, provide) => {
    await start(page, visitor);
    await provide(visitor);
  },
});

async function readOrganisations(request: APIRequestContext, email: string) {
  const port = process.env['SANDBOX_PORT'] ?? '4300';
  const address = `http://localhost:${port}/__sandbox/organisations`;
  const answer = await request.get(address, { params: { email } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { organisations: Record<string, unknown>[] }).organisations;
}

export { expect };
