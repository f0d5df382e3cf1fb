import { type Client, GatewayError, logout } from '@baize/gateway';
import { retryUntilDone } from '../browser/retryUntilDone.ts';

/**
 * Ends a session on the platform after this page has dropped it. The token lives in memory only; if the page closes
 * first, it expires by itself.
 */
export const endOnPlatform = (client: Client, token: string): Promise<void> =>
  retryUntilDone(() => isEnded(client, token));

/** Also true if the platform no longer knows the session. */
async function isEnded(client: Client, token: string): Promise<boolean> {
  try {
    await client.call(logout, {}, { token });
    return true;
  } catch (error) {
    return error instanceof GatewayError && error.outcome === 'answered' && error.kind !== 'too-many';
  }
}
