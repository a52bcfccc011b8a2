import type { Variables } from './config/settings.ts';

declare global {
  const __APP_VERSION__: string;
  const __COMMIT__: string;
  const __BUILD_YEAR__: number;

  interface ImportMetaEnv extends Variables {}
}
