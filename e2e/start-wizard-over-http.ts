import type { APIRequestContext, Page } from '@playwright/test';
import { Tokens } from '#src/contracts/auth.ts';
import type { InitialData } from '#src/contracts/sign-up.ts';
import { buildLogin } from '#scripts/support/visitor.ts';
import { infoScreen } from './screens/info.ts';
import type { Visitor } from './visitor.ts';

const SITE = `http://localhost:${process.env['PORT'] ?? '3300'}`;
const PLATFORM = `http://localhost:${process.env['SANDBOX_PORT'] ?? '4300'}`;

/** An icon that is nothing keeps the browser from asking the site for one. */
const NO_SCRIPT = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/** What Welcome would have kept of a visitor from New Zealand. */
const toInitialData = (visitor: Visitor): InitialData => ({
  firstName: visitor.firstName,
  lastName: visitor.lastName,
  name: visitor.organisation,
  country: 'NZ',
  email: visitor.email,
  phone: visitor.phone.replaceAll(/\D/g, '').replace(/^0/, '+64'),
  hasAgreedToTerms: true,
});

/** Creates an account as the browser would, whose cookies are those of the requests. */
async function createAccount(request: APIRequestContext, visitor: Visitor): Promise<Tokens> {
  const { email, password } = visitor;
  const { verifier, path } = buildLogin({
    prompt: 'create',
    redirect_uri: `${SITE}/oAuthCallback`,
  });
  const page = await request.get(`${PLATFORM}${path}`);
  const action = /<form[^>]* action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const form = { email, password };
  const callback = await request.post(new URL(action, PLATFORM).href, { form });
  const code = new URL(callback.url()).searchParams.get('code');
  const data = { code, verifier };
  const answer = await request.post(`${PLATFORM}/auth/exchange-token`, { data });
  return Tokens.parse(await answer.json());
}

/** Leaves the browser as it is when a new owner has filled in Welcome and signed in; no page of the site is open. */
export async function signInOverHttp(page: Page, visitor: Visitor): Promise<void> {
  const tokens = await createAccount(page.request, visitor);
  /* A page of the site without its script, which would send a visitor without answers to Welcome. */
  await page.route('**/no-script', (route) => route.fulfill(NO_SCRIPT));
  await page.goto('/no-script');
  await page.unroute('**/no-script');
  await page.evaluate(
    ([{ idToken, accessToken }, firstStep]) => {
      localStorage.setItem('hc.idToken', idToken);
      localStorage.setItem('hc.accessToken', accessToken);
      sessionStorage.setItem('initialData', JSON.stringify(firstStep));
    },
    [tokens, toInitialData(visitor)] as const,
  );
}

/**
 * Brings a new owner to the first step of the wizard without Welcome and the provider's pages, for journeys that are
 * about neither.
 */
export async function startWizardOverHttp(page: Page, visitor: Visitor): Promise<void> {
  await signInOverHttp(page, visitor);
  await page.goto('/info');
  await infoScreen(page).expectStep('Organisation details');
}
