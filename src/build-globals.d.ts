import type { Variables } from './config/settings.ts';

declare global {
  const __APP_VERSION__: string;
  const __COMMIT__: string;

  interface ImportMetaEnv extends Variables {}
}
