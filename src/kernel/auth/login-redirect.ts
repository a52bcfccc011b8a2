import { paths } from '#src/config/paths.ts';
import { CLIENT_ID } from '#src/config/product.ts';

/** `create` opens the sign-up form, `login` asks for the password even in a live session (OpenID Connect). */
export type LoginPrompt = 'create' | 'login';

export type LoginRequest = {
  /** The address of the login pages, for example `https://login.huddleclub.example`. */
  readonly authClientUrl: string;
  /** The origin of this site, for the callback. */
  readonly origin: string;
  readonly challenge: string;
  readonly state: string;
  readonly prompt?: LoginPrompt | undefined;
};

/** Builds the address of an authorization-code login with PKCE (RFC 6749, section 4.1.1; RFC 7636, section 4.3). */
export function buildLoginUrl(request: LoginRequest): string {
  const url = new URL(`${request.authClientUrl.replace(/\/+$/, '')}/authorize`);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: `${request.origin}${paths.callback.path}`,
    scope: 'openid profile email',
    state: request.state,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    ...(request.prompt && { prompt: request.prompt }),
  }).toString();
  return url.href;
}
