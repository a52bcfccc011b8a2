import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSandbox, buildSite } from '#scripts/build/build-steps.ts';
import { startServer, stopTogether } from '#scripts/support/processes.ts';
import { fillNginxFolder, requireNginx } from '#scripts/support/nginx.ts';
import { startPostgres } from '#scripts/support/postgres.ts';
import { readLocalStack, requireFreePorts } from '#scripts/support/local-stack.ts';

/*
 * A local stack like staging: the staging build on a real nginx with TLS, and behind it the platform on a
 * real Postgres. Needs Debian's nginx, openssl and PostgreSQL's server; Ctrl-C stops all of it.
 */
const OUT_DIR = 'dist-staging';
const FOLDER = resolve('.data/local-staging');

type Ports = { sitePort: number; publicPort: number; platformPort: number };

/** The site's own configuration behind TLS, and beside it a server that hands the platform's calls on. */
const createServerOptions = ({ sitePort, publicPort, platformPort }: Ports) => {
  const tls = 'ssl_certificate certificate.pem; ssl_certificate_key key.pem;';
  return {
    build: OUT_DIR,
    listen: `listen 127.0.0.1:${sitePort} ssl; ${tls}`,
    servers: `
  server {
    listen 127.0.0.1:${publicPort} ssl; ${tls}
    location / { proxy_pass http://127.0.0.1:${platformPort}; }
  }
`,
  };
};

function makeCertificate() {
  const options = '-x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost';
  const files = ['-keyout', `${FOLDER}/key.pem`, '-out', `${FOLDER}/certificate.pem`];
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...options.split(' '), ...names, ...files], { stdio: 'ignore' });
}

const program = requireNginx();
const { sitePort, platformPort: publicPort } = readLocalStack();
const platformPort = publicPort + 1;
for (const port of [publicPort, platformPort])
  await requireFreePorts({ sitePort, platformPort: port });
const siteUrl = `https://localhost:${sitePort}`;
const platformUrl = `https://localhost:${publicPort}`;
const settings = {
  VITE_API_URL: `${platformUrl}/api`,
  VITE_AUTH_API_URL: `${platformUrl}/auth`,
  VITE_AUTH_CLIENT_URL: platformUrl,
  VITE_IP_LOOKUP_URL: `${platformUrl}/ip`,
};

console.log('Building the staging site and the platform …');
const built = [
  await buildSite({ mode: 'staging', outDir: OUT_DIR, settings }),
  await buildSandbox(),
];
if (built.some((code) => code !== 0)) process.exit(1);

rmSync(FOLDER, { recursive: true, force: true });
fillNginxFolder(FOLDER, createServerOptions({ sitePort, publicPort, platformPort }));
makeCertificate();

const database = await startPostgres();
const sandbox = await startServer(['.sandbox/start.js'], {
  env: {
    SANDBOX_PORT: String(platformPort),
    SANDBOX_URL: platformUrl,
    SITE_ORIGINS: siteUrl,
    DATABASE_URL: database.url,
  },
  ready: /ready/i,
});
/* Its workers read a folder of whoever started it. */
const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
const server = spawn(program, ['-p', FOLDER, '-c', 'nginx.conf', ...asRoot], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
stopTogether([sandbox, server], database.stop);
console.log(`
  A staging build runs on nginx at ${siteUrl},
  with the platform on Postgres at ${platformUrl}.

    E2E_BASE_URL=${siteUrl} npm run e2e
    NODE_EXTRA_CA_CERTS=.data/local-staging/certificate.pem VITE_API_URL=${platformUrl}/api \\
      VITE_IP_LOOKUP_URL=${platformUrl}/ip npm run contract
`);
