import * as v from 'valibot';
import { onStatus } from './onStatus.ts';
import type { Adapter, Credentials } from './types.ts';

/** Tokens of a login as OAuth 2 writes them (RFC 6749, section 5.1). */
export const bearerTokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
});

/** Credentials of such tokens, renewed before they expire. */
export const credentialsOf = (
  { access_token, refresh_token, expires_in }: v.InferOutput<typeof bearerTokens>,
  now: number,
): Credentials => ({ access: access_token, refresh: refresh_token, expiresAt: now + expires_in * 1000 });

/** Puts the access token into the header. */
export const bearer: Adapter['authorise'] = (request, { access }) => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${access}` },
});

/** Renews by the refresh token, which may be good once; a 401 says that the session is over. */
export const refreshAt =
  (path: string): NonNullable<Adapter['renew']> =>
  async ({ refresh }, platform, { now }) => {
    const made = await onStatus(401, platform.post(path, { refresh_token: refresh }, bearerTokens), null);
    return made && credentialsOf(made, now());
  };
