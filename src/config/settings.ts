/** The variables of one environment. The README explains each. */
export type Variables = {
  readonly VITE_APP_ENV: 'production' | 'staging' | 'test' | 'local';
  readonly VITE_APP_TITLE: string;
  readonly VITE_PRODUCT_NAME: string;
  readonly VITE_PROVIDER_NAME: string;
  readonly VITE_SUPPORT_EMAIL: string;
  readonly VITE_API_URL: string;
  readonly VITE_AUTH_API_URL: string;
  readonly VITE_AUTH_CLIENT_URL: string;
  readonly VITE_IP_LOOKUP_URL: string;
  readonly VITE_SENTRY_DSN?: string | undefined;
  readonly VITE_APP_HOST_SUFFIXES?: string | undefined;
};

const splitList = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/**
 * Renames the variables of one environment to the names that the code uses.
 * @param variables as `read-environment.ts` has validated them
 */
export const toSettings = (variables: Variables) =>
  ({
    appEnv: variables.VITE_APP_ENV,
    appTitle: variables.VITE_APP_TITLE,
    productName: variables.VITE_PRODUCT_NAME,
    providerName: variables.VITE_PROVIDER_NAME,
    supportEmail: variables.VITE_SUPPORT_EMAIL,
    apiUrl: variables.VITE_API_URL,
    authApiUrl: variables.VITE_AUTH_API_URL,
    authClientUrl: variables.VITE_AUTH_CLIENT_URL,
    ipLookupUrl: variables.VITE_IP_LOOKUP_URL,
    sentryDsn: variables.VITE_SENTRY_DSN ?? '',
    appHostSuffixes: splitList(variables.VITE_APP_HOST_SUFFIXES),
  }) as const;

/** The settings of one environment. */
export type Settings = ReturnType<typeof toSettings>;
