import { type Client, GatewayError, logout } from '@baize/gateway';
import { retryUntilDone } from '../browser/retryUntilDone.ts';

/**
 * Ends a session on the platform that this page has already forgotten. The token is held in memory alone; a page that closes before leaves
 * it to run out.
 */
export const revoke = (client: Client, token: string): Promise<void> => retryUntilDone(() => isEnded(client, token));

/** The session has ended, or the platform does not know it any more. */
async function isEnded(client: Client, token: string): Promise<boolean> {
  try {
    await client.call(logout, {}, { token });
    return true;
  } catch (error) {
    return error instanceof GatewayError && error.outcome === 'answered' && error.kind !== 'too-many';
  }
}
