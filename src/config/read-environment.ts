import * as z from 'zod/mini';

const filled = z.string().check(z.trim(), z.minLength(1, 'is missing'));
const url = filled.check(z.url({ protocol: /^https?$/, error: 'is not an http(s) URL' }));
const list = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
);

const Environment = z.object({
  VITE_APP_ENV: z.enum(
    ['production', 'staging', 'test', 'local'],
    'is not one of production, staging, test, local',
  ),
  VITE_APP_TITLE: filled,
  VITE_PRODUCT_NAME: filled,
  VITE_PROVIDER_NAME: filled,
  VITE_SUPPORT_EMAIL: filled,
  VITE_API_URL: url,
  VITE_AUTH_API_URL: url,
  VITE_AUTH_CLIENT_URL: url,
  VITE_IP_LOOKUP_URL: url,
  VITE_SENTRY_DSN: z._default(z.string(), ''),
  VITE_APP_HOST_SUFFIXES: z._default(list, []),
});

/**
 * Reads the settings of one environment.
 * @param source the variables, as Vite hands them over
 * @returns the settings under the names that the code uses
 * @throws Error that names each missing or malformed variable
 */
export function readEnvironment(source: Record<string, unknown>) {
  const parsed = Environment.safeParse(source);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`The site is not configured: ${faults.join('; ')}`);
  }
  const values = parsed.data;
  return {
    appEnv: values.VITE_APP_ENV,
    appTitle: values.VITE_APP_TITLE,
    productName: values.VITE_PRODUCT_NAME,
    providerName: values.VITE_PROVIDER_NAME,
    supportEmail: values.VITE_SUPPORT_EMAIL,
    apiUrl: values.VITE_API_URL,
    authApiUrl: values.VITE_AUTH_API_URL,
    authClientUrl: values.VITE_AUTH_CLIENT_URL,
    ipLookupUrl: values.VITE_IP_LOOKUP_URL,
    sentryDsn: values.VITE_SENTRY_DSN,
    appHostSuffixes: values.VITE_APP_HOST_SUFFIXES,
  } as const;
}
