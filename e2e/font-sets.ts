import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireProgram } from '#scripts/support/debian.ts';

type FontSet = {
  /** Debian's packages, and where they put the fonts. */
  readonly packages: readonly string[];
  readonly folders: readonly string[];
  /** What `sans-serif` and `system-ui` are. */
  readonly sans: string;
};

/** The fonts that a machine may have. The browser tests see one of these sets, never the fonts of the machine. */
const FONT_SETS = {
  /** A Linux where nobody has installed a font. */
  bare: {
    packages: ['fonts-dejavu-core', 'fonts-urw-base35'],
    folders: ['/usr/share/fonts/truetype/dejavu', '/usr/share/fonts/opentype/urw-base35'],
    sans: 'DejaVu Sans',
  },
  /** Android. */
  roboto: {
    packages: ['fonts-roboto-unhinted'],
    folders: ['/usr/share/fonts/truetype/roboto'],
    sans: 'Roboto',
  },
  /** The widths of Arial: Windows, Apple, many a Linux. */
  liberation: {
    packages: ['fonts-liberation'],
    folders: ['/usr/share/fonts/truetype/liberation'],
    sans: 'Liberation Sans',
  },
} as const satisfies Record<string, FontSet>;

export type FontSetName = keyof typeof FONT_SETS;

export const FONT_SET_NAMES = Object.keys(FONT_SETS) as FontSetName[];

/** Elsewhere browsers do not ask fontconfig, and see the fonts of the machine. */
const hasFontconfig = process.platform === 'linux';

const FOLDER = fileURLToPath(new URL('../reports/fonts/', import.meta.url));
const getConfigFile = (name: FontSetName) => `${FOLDER}${name}.conf`;

const formatAlias = (family: string, sans: string) =>
  `  <alias binding="same"><family>${family}</family><prefer><family>${sans}</family></prefer></alias>`;

const formatConfig = ({ folders, sans }: FontSet) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${FOLDER}cache</cachedir>
${['sans-serif', 'system-ui'].map((family) => formatAlias(family, sans)).join('\n')}
</fontconfig>
`;

/**
 * The environment of a browser that sees one set of fonts alone (fontconfig's user manual, "Environment variables").
 * @returns what goes into Playwright's `launchOptions`
 */
export function buildFontEnvironment(name: FontSetName): { env?: Record<string, string> } {
  if (!hasFontconfig) return {};
  const own = Object.entries(process.env).filter((entry): entry is [string, string] =>
    entry.every((part) => part !== undefined),
  );
  return { env: { ...Object.fromEntries(own), FONTCONFIG_FILE: getConfigFile(name) } };
}

/**
 * Installs the fonts of every set where it may, and writes their configurations. Playwright runs it before the tests.
 * @throws Error that says which package is missing
 */
export default function requireFonts(): void {
  if (!hasFontconfig) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const name of FONT_SET_NAMES) {
    const { packages, folders } = FONT_SETS[name];
    requireProgram(() => folders.every((folder) => existsSync(folder)) || undefined, packages);
    writeFileSync(getConfigFile(name), formatConfig(FONT_SETS[name]));
  }
}
