import { runJourneys } from './e2e.ts';
import { compareWith } from './pictures/compare-commit.ts';

const CONFIG = 'e2e/gallery.config.ts';

async function takePictures(args: readonly string[], settings: Record<string, string>) {
  Object.assign(process.env, settings);
  const code = await runJourneys(args, CONFIG);
  for (const name of Object.keys(settings)) delete process.env[name];
  return code;
}

/** Takes the pictures of every state; with `--compare <commit>` those of that commit, too, and says what differs. */
async function main(args: readonly string[]): Promise<number> {
  const at = args.indexOf('--compare');
  if (at === -1) return runJourneys(args, CONFIG);
  const rest = [...args.slice(0, at), ...args.slice(at + 2)];
  try {
    return await compareWith(args[at + 1] ?? 'HEAD', {
      take: (settings) => takePictures(rest, settings),
      areAll: rest.length === 0,
    });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
