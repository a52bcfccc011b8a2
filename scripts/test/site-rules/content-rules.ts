import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Problem, Rule } from './rule.ts';
import { ROUTES, type Site, findAssets, checkEach, listPublicFiles } from './site.ts';
import { requireThisBuild } from './version-rule.ts';

const readTitle = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '(none)';
const readHeading = (html: string) =>
  (/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '(none)').replaceAll(/<[^>]+>/g, '').trim();
const countText = (html: string, text: string) => html.split(text).length - 1;

/** In what two pages differ, the plainest thing first. */
function describeDifference(html: string, wanted: string): string {
  for (const [part, read] of Object.entries({ title: readTitle, heading: readHeading }))
    if (read(html) !== read(wanted)) return `its ${part} is "${read(html)}", not "${read(wanted)}"`;
  for (const tag of ['script', 'style', 'link', 'meta', 'iframe']) {
    const more = countText(html, `<${tag}`) - countText(wanted, `<${tag}`);
    if (more !== 0) return `it has ${Math.abs(more)} <${tag}> ${more > 0 ? 'more' : 'less'}`;
  }
  const place = Array.from(wanted).findIndex((letter, index) => html[index] !== letter);
  return `it differs at character ${place === -1 ? wanted.length : place}`;
}

/** The title and the prerendered words of every route: its page is that of the build, to the letter. */
async function checkPages(site: Site): Promise<Problem[]> {
  await requireThisBuild(site);
  return checkEach(Object.entries(ROUTES), async ([path, file]) => {
    const { body, headers } = await site.get(path);
    const type = headers['content-type'];
    if (type !== 'text/html; charset=utf-8')
      return [{ what: `a page is sent as ${type}, not text/html; charset=utf-8`, where: path }];
    const wanted = site.readFile(file);
    if (body.equals(wanted)) return [];
    const difference = describeDifference(body.toString(), wanted.toString());
    return [{ what: `this is not the page of the build: ${difference}`, where: path }];
  });
}

/** Every file of the build, but for `version.json`, which says when it was made. */
async function checkFiles(site: Site): Promise<Problem[]> {
  await requireThisBuild(site);
  const files = listPublicFiles(site.build).filter((path) => path !== '/version.json');
  return checkEach(files, async (path) => {
    const { status, body, headers } = await site.get(path);
    if (status !== 200)
      return [{ what: `a file of the build is answered with ${status}`, where: path }];
    if (body.equals(site.readFile(path))) return [];
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    return [
      {
        what: isPage ? 'a page comes instead of the file' : 'this is not the file of the build',
        where: path,
      },
    ];
  });
}

const ENCODINGS = [
  { accepted: 'gzip, deflate, br', name: 'br', decode: brotliDecompressSync },
  { accepted: 'gzip', name: 'gzip', decode: gunzipSync },
  { accepted: 'identity', name: undefined, decode: (body: Buffer) => body },
];

function isCopy(body: Buffer, decode: (body: Buffer) => Buffer, plain: Buffer): boolean {
  try {
    return decode(body).equals(plain);
  } catch {
    return false;
  }
}

/** Each text comes compressed as the browser takes it, and is the same text. */
async function checkCompression(site: Site): Promise<Problem[]> {
  const { script, style } = await findAssets(site);
  const files = [script, style, '/flags/nz3x2.svg', '/manifest.webmanifest', '/licences.txt'];
  const asked = ['/welcome', ...files].flatMap((path) => ENCODINGS.map((how) => ({ path, how })));
  return checkEach(asked, async ({ path, how }) => {
    const plain = (await site.get(path)).body;
    const { headers, body } = await site.get(path, {
      headers: { 'accept-encoding': how.accepted },
    });
    const encoding = headers['content-encoding'];
    if (encoding !== how.name) {
      const [given, wanted] = [encoding ?? 'not compressed', how.name ?? 'not compressed'];
      return [{ what: `for "${how.accepted}" it comes as ${given}, not ${wanted}`, where: path }];
    }
    const problems: Problem[] = [];
    if (!isCopy(body, how.decode, plain))
      problems.push({ what: `the copy for "${how.accepted}" is not the same text`, where: path });
    if (!/accept-encoding/i.test(headers.vary ?? ''))
      problems.push({ what: 'Vary does not name Accept-Encoding', where: path });
    return problems;
  });
}

const TYPES: Readonly<Record<string, RegExp>> = {
  '/manifest.webmanifest': /^application\/manifest\+json/,
  '/flags/nz3x2.svg': /^image\/svg\+xml/,
  '/og-image.png': /^image\/png/,
  '/robots.txt': /^text\/plain/,
  '/version.json': /^application\/json/,
};

async function checkTypes(site: Site): Promise<Problem[]> {
  const { script, style, font } = await findAssets(site);
  const types: [string, RegExp][] = [
    [script, /^(text|application)\/javascript/],
    [style, /^text\/css/],
    [font, /^font\/woff2/],
    ...Object.entries(TYPES),
  ];
  return checkEach(types, async ([path, type]) => {
    const { status, headers } = await site.get(path);
    const given = headers['content-type'] ?? 'nothing';
    return status !== 200 || type.test(given)
      ? []
      : [
          {
            what: `the type is ${given}, not ${type.source.replaceAll(/[\\^]/g, '')}`,
            where: path,
          },
        ];
  });
}

/** What pages and files hold, and how they are sent. */
export const contentRules: readonly Rule[] = [
  { name: 'Each route shows its page, with its title and its words', check: checkPages },
  { name: 'Each file is that of this build', check: checkFiles },
  { name: 'Texts come compressed', check: checkCompression },
  { name: 'Each file has its type', check: checkTypes },
];
