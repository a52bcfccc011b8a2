import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireProgram } from '#scripts/support/debian.ts';

const OPENSSL = '/usr/bin/openssl';

/** A certificate for this machine that nobody has signed but itself, made in a folder. */
export function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const program = requireProgram(() => (existsSync(OPENSSL) ? OPENSSL : undefined), ['openssl']);
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = '-x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost'.split(' ');
  const files = ['-keyout', key, '-out', cert, '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(program, ['req', ...options, ...files], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
