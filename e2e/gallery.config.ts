import { defineConfig } from '@playwright/test';
import { buildFontEnvironment } from './font-sets.ts';
import journeys from './playwright.config.ts';

const WIDTHS = [360, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** `npm run screenshots`: every screen and state at three widths, light, dark and in forced colours, into `screenshots/`. */
export default defineConfig({
  ...journeys,
  testDir: './gallery',
  timeout: 180_000,
  reporter: [['list']],
  use: {
    ...journeys.use,
    launchOptions: { ...journeys.use?.launchOptions, ...buildFontEnvironment('roboto') },
  },
  projects: [
    ...WIDTHS.flatMap((width) =>
      SCHEMES.map((colorScheme) => ({
        name: `${width}-${colorScheme}`,
        use: { viewport: { width, height: width < 768 ? 780 : 900 }, colorScheme },
      })),
    ),
    {
      name: '768-forced',
      use: {
        viewport: { width: 768, height: 900 },
        contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
      },
    },
  ],
});
