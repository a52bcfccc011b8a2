import * as z from 'zod/mini';
import { type Settings, type Variables, toSettings } from './settings.ts';

const filled = z.string().check(z.trim(), z.minLength(1, 'is missing'));
const url = filled.check(z.url({ protocol: /^https?$/, error: 'is not an http(s) URL' }));

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
  VITE_SENTRY_DSN: z.optional(z.string()),
  VITE_APP_HOST_SUFFIXES: z.optional(z.string()),
}) satisfies z.ZodMiniType<Variables>;

/**
 * Validates the settings of one environment, during the build and again when the site starts.
 * @param source the variables, as Vite gives them
 * @throws Error that names each missing or malformed variable
 */
export function readEnvironment(source: Record<string, unknown>): Settings {
  const parsed = Environment.safeParse(source);
  if (parsed.success) return toSettings(parsed.data);
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The site is not configured: ${faults.join('; ')}`);
}
