import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { buildSandbox, buildSite } from './build-steps.mjs';
import { requireFreePort, startServer, stopTogether } from './processes.mjs';
import { readHeaders } from './serve-site.mjs';
import { readStand } from './stand.mjs';

/*
 * A stand like staging on this machine: the staging build on a real nginx with TLS, and behind it the platform on a
 * real Postgres. Needs nginx, openssl and PostgreSQL's server; Ctrl-C stops all of it.
 */
const OUT_DIR = 'dist-staging';
const FOLDER = resolve('.data/staging-stand');
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const asDirectives = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n      ');

const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${FOLDER}/${name};`)
  .join('\n  ');

/** A host that does what README, "Deploy", asks for, and hands the platform's calls on. */
function nginxConfig({ sitePort, publicPort, platformPort, headersFor }) {
  return `daemon off;
pid ${FOLDER}/nginx.pid;
error_log ${FOLDER}/error.log warn;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log ${FOLDER}/access.log;
  ${tempPaths}
  gzip_static on;
  ssl_certificate ${FOLDER}/certificate.pem;
  ssl_certificate_key ${FOLDER}/key.pem;
  server {
    listen 127.0.0.1:${sitePort} ssl;
    root ${resolve(OUT_DIR)};
    location ~ (/\\.|\\.map$|/_headers$) { return 404; }
    location /assets/ {
      ${asDirectives(headersFor('/assets/'))}
    }
    location = /version.json {
      ${asDirectives(headersFor('/version.json'))}
    }
    location / {
      try_files $uri $uri.html /index.html;
      ${asDirectives(headersFor('/'))}
    }
  }
  server {
    listen 127.0.0.1:${publicPort} ssl;
    location / { proxy_pass http://127.0.0.1:${platformPort}; }
  }
}
`;
}

function makeCertificate() {
  const options = '-x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost';
  const files = ['-keyout', `${FOLDER}/key.pem`, '-out', `${FOLDER}/certificate.pem`];
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...options.split(' '), ...names, ...files], { stdio: 'ignore' });
}

const nginx = NGINX.find((file) => existsSync(file));
if (!nginx) {
  console.error('Install nginx (on Debian: apt-get install nginx-light) to run this stand.');
  process.exit(1);
}
const { sitePort, platformPort: publicPort } = readStand();
const platformPort = publicPort + 1;
await requireFreePort(sitePort, 'PORT');
await requireFreePort(publicPort, 'SANDBOX_PORT');
await requireFreePort(platformPort, 'SANDBOX_PORT');
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

mkdirSync(FOLDER, { recursive: true });
makeCertificate();
const headersFor = readHeaders(OUT_DIR);
const config = nginxConfig({ sitePort, publicPort, platformPort, headersFor });
writeFileSync(`${FOLDER}/nginx.conf`, config);

const { module: postgres } = await runnerImport('./tests/support/postgres.ts');
const database = await postgres.startPostgres();
const sandbox = await startServer(['.sandbox/start.js'], {
  env: {
    SANDBOX_PORT: String(platformPort),
    SANDBOX_URL: platformUrl,
    SITE_ORIGINS: siteUrl,
    DATABASE_URL: database.url,
  },
  ready: /ready/i,
});
const server = spawn(nginx, ['-p', FOLDER, '-c', `${FOLDER}/nginx.conf`], { stdio: 'inherit' });
stopTogether([sandbox, server], database.stop);
console.log(`
  A staging build runs on nginx at ${siteUrl},
  with the platform on Postgres at ${platformUrl}.

    E2E_BASE_URL=${siteUrl} npm run e2e
    NODE_EXTRA_CA_CERTS=.data/staging-stand/certificate.pem VITE_API_URL=${platformUrl}/api npm run contract
`);
