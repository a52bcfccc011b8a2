import { once } from 'node:events';
import { isIP } from 'node:net';
import { type PeerCertificate, connect } from 'node:tls';
import { ask } from './ask.ts';
import { NotChecked, type Problem, type Rule } from './rule.ts';
import type { Site } from './site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RENEWED_DAYS_BEFORE = 14;
const HSTS_SECONDS = 365 * 24 * 60 * 60;
const SKEW_SECONDS = 60;
const HANDSHAKE_MS = 15_000;

const isLoopback = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');

/** @throws NotChecked on this machine without TLS; @throws Error elsewhere */
function requireTls(site: Site): URL {
  const url = new URL(site.url);
  if (url.protocol === 'https:') return url;
  if (isLoopback(url)) throw new NotChecked('there is no TLS on this machine');
  throw new Error('the site is not served over https');
}

type Handshake = {
  readonly version: string | null;
  readonly distrust: string | null;
  readonly certificate: PeerCertificate;
};

async function shakeHands({ hostname, port }: URL): Promise<Handshake> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const name = isIP(host) ? {} : { servername: host };
  const options = { host, port: Number(port || 443), ...name, rejectUnauthorized: false };
  const socket = connect(options);
  socket.setTimeout(HANDSHAKE_MS, () => socket.destroy(new Error('no handshake')));
  await once(socket, 'secureConnect');
  /* Typed as an Error, but it is the code of one (Node, tls.TLSSocket). */
  const error: unknown = socket.authorizationError;
  const found = {
    version: socket.getProtocol(),
    distrust: typeof error === 'string' ? error : error instanceof Error ? error.message : null,
    certificate: socket.getPeerCertificate(),
  };
  socket.destroy();
  return found;
}

async function checkTls(site: Site): Promise<Problem[]> {
  const { version, distrust, certificate } = await shakeHands(requireTls(site));
  if (distrust) return [{ what: `browsers do not trust the certificate: ${distrust}` }];
  const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / DAY_MS);
  return [
    ...(days < RENEWED_DAYS_BEFORE ? [{ what: `the certificate ends in ${days} days` }] : []),
    ...(['TLSv1.2', 'TLSv1.3'].includes(version ?? '') ? [] : [{ what: `it speaks ${version}` }]),
  ];
}

async function checkHsts(site: Site): Promise<Problem[]> {
  requireTls(site);
  const header = (await site.get('/welcome')).headers['strict-transport-security'];
  /* That it is missing is said by the security headers. */
  if (header === undefined) return [];
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  return seconds < HSTS_SECONDS ? [{ what: `HSTS holds for ${seconds} s, less than a year` }] : [];
}

async function checkPlainHttp(site: Site): Promise<Problem[]> {
  const url = requireTls(site);
  if (url.port !== '') throw new NotChecked('the site is not on the usual port');
  const { status, headers } = await ask(`http://${url.hostname}`, '/welcome').catch(() => {
    throw new NotChecked('nothing answers without TLS');
  });
  const { location = '' } = headers;
  return [301, 308].includes(status) && location.startsWith('https://')
    ? []
    : [{ what: `http does not lead to https (${status})` }];
}

/** How far a clock may be off before sign-ins break. */
export function checkSkew(whose: string, date: string | null | undefined): Problem[] {
  if (!date) return [{ what: `${whose} says no Date` }];
  const seconds = Math.round((Date.parse(date) - Date.now()) / 1000);
  if (Math.abs(seconds) <= SKEW_SECONDS) return [];
  return [{ what: `the clock of ${whose} is ${seconds} s off this machine’s` }];
}

/** How the site is reached. */
export const transportRules: readonly Rule[] = [
  { name: 'TLS is of today and its certificate holds', check: checkTls },
  { name: 'Browsers keep to https for a year', check: checkHsts },
  { name: 'http leads to https', check: checkPlainHttp },
  {
    name: 'The clock of the site is right',
    check: async (site) => checkSkew('the site', (await site.get('/welcome')).headers.date),
  },
];
