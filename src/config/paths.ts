/** What the router, the guards and the session history know of a route (specification, section 2). */
export type RouteFacts = {
  readonly path: string;
  readonly name?: string;
  readonly needsSignIn?: true;
  /** The login page opens in sign-up mode for this route. */
  readonly signUp?: true;
  /** Does not load the user, organisation, profile, views and custom pages. */
  readonly skipLoading?: true;
  /** The route leaves no entry in the session history. */
  readonly skipHistory?: true;
  /** The loaders of the route may fail. They retry once, then the page shows without their data. */
  readonly loaderMayFail?: true;
};

export const paths = {
  root: { path: '/' },
  welcome: { path: '/welcome', name: 'Welcome' },
  info: { path: '/info', name: 'Info', needsSignIn: true, signUp: true },
  callback: { path: '/oAuthCallback', skipLoading: true, skipHistory: true },
  error: { path: '/err', name: 'error', loaderMayFail: true },
  /** The workbench of shared pieces: in every build but production. */
  workbench: { path: '/__ui', name: 'Workbench', skipLoading: true },
} as const satisfies Record<string, RouteFacts>;

/** The default landing route after sign-in. */
export const HOME_PATH = paths.root.path;

/** The return path after a logout. */
export const POST_LOGOUT_PATH = '';
