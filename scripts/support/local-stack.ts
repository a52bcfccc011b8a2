import { requireFreeDatabase, requireFreePort } from './processes.ts';

/**
 * Where the site and the sandbox platform run on this machine, and the settings that follow from it.
 * @param defaults used where PORT and SANDBOX_PORT are not set
 */
export function readLocalStack({ port = 3000, sandboxPort = 4000 } = {}) {
  const sitePort = Number(process.env['PORT'] ?? port);
  const platformPort = Number(process.env['SANDBOX_PORT'] ?? sandboxPort);
  const siteUrl = `http://localhost:${sitePort}`;
  const sandboxUrl = `http://localhost:${platformPort}`;
  return {
    sitePort,
    platformPort,
    siteUrl,
    sandboxUrl,
    /** The site's settings that name the sandbox; they go before those of the .env files. */
    siteSettings: {
      VITE_API_URL: `${sandboxUrl}/api`,
      VITE_AUTH_API_URL: `${sandboxUrl}/auth`,
      VITE_AUTH_CLIENT_URL: sandboxUrl,
      VITE_IP_LOOKUP_URL: `${sandboxUrl}/ip`,
      VITE_SENTRY_DSN: `http://sandbox@localhost:${platformPort}/sentry/1`,
    },
    sandboxSettings: {
      SANDBOX_PORT: String(platformPort),
      SANDBOX_URL: sandboxUrl,
      SITE_ORIGINS: siteUrl,
    },
  };
}

export type LocalStack = ReturnType<typeof readLocalStack>;

/** Ends the process with an advice when a port of the local stack is in use. */
export async function requireFreePorts({
  sitePort,
  platformPort,
}: Pick<LocalStack, 'sitePort' | 'platformPort'>): Promise<void> {
  await requireFreePort(sitePort, 'PORT');
  await requireFreePort(platformPort, 'SANDBOX_PORT');
}

/** Ends the process with an advice when a port or the database of the local stack is in use. */
export async function requireFreeStack(stack: LocalStack): Promise<void> {
  await requireFreePorts(stack);
  requireFreeDatabase();
}

/** Where the journeys run, away from the ports of `npm start`. */
export const readJourneyStack = () => readLocalStack({ port: 3300, sandboxPort: 4300 });

/** What a person who just started the local stack wants to know, in one screen. */
export function formatStartMessage({ siteUrl, sandboxUrl }: LocalStack): string {
  return `
  Huddle Club's trial sign-up is running.

    The site       ${siteUrl}
    The platform   ${sandboxUrl}   (what the site talks to; its pages come by themselves)

  Try it
    Any name, any e-mail you make up, phone 021 555 0123 (New Zealand), password Kauri2026.
    Organisation "Kauri Bay Tennis Club" exists already   → the dialog for an exact match
    Organisation "Kauri Bay Tennis" is like it            → the dialog with "continue here"

  What you set up is there at the next start too; \`npm run sandbox -- --reset\` empties it.
  Ctrl-C stops both.
`;
}
