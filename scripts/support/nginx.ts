import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireProgram } from './debian.ts';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Debian's nginx with the module that serves brotli; installs both where it may. */
export const requireNginx = (): string =>
  requireProgram(
    () => ([PROGRAM, BROTLI].every((file) => existsSync(file)) ? PROGRAM : undefined),
    NGINX_PACKAGES,
  );

type NginxSite = {
  readonly build: string;
  /** What stands in the site's server instead of `listen 8080;`. */
  readonly listen: string;
  /** Servers beside the site's. */
  readonly servers?: string;
  /** How much it says of its faults. */
  readonly errorLevel?: string;
};

/** Fills a folder as deploy/nginx.conf asks for; nothing of that file changes but where it listens and how much it says. */
export function fillNginxFolder(folder: string, site: NginxSite): void {
  const { build, listen, servers = '', errorLevel = 'warn' } = site;
  const config = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('error_log stderr warn;', `error_log stderr ${errorLevel};`)
    .replace('listen 8080;', () => listen)
    .replace(/\}\n$/, () => `${servers}}\n`);
  mkdirSync(join(folder, 'run'), { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), config);
  copyFileSync('deploy/site.conf', join(folder, 'site.conf'));
  cpSync(build, join(folder, 'site'), { recursive: true });
}
