import { type Client, GatewayError, logout } from '@baize/gateway';

const pauses = [5_000, 30_000, 120_000];

/**
 * Ends a session on the platform that this page has already forgotten: at once, and again when the network is back or after a while. The
 * token is held in memory alone; a page that closes before leaves it to run out.
 */
export async function revoke(client: Client, token: string): Promise<void> {
  for (const pause of [...pauses, null]) {
    if (await ended(client, token)) return;
    if (pause !== null) await backOr(pause);
  }
}

/** Gone, or already unknown to the platform. */
async function ended(client: Client, token: string): Promise<boolean> {
  try {
    await client.call(logout, {}, { token });
    return true;
  } catch (error) {
    return error instanceof GatewayError && error.outcome === 'answered' && error.kind !== 'too-many';
  }
}

/** Resolves when the network is back, or after so many milliseconds. */
function backOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
