import {
  type Client,
  type ClientOptions,
  createClient,
  GatewayError,
  joseCipher,
  login,
  readBrand,
} from '@baize/gateway';
import { createSandbox, demoPassword, type Sandbox, type SandboxOptions } from '../src/index.ts';

export const noon = Date.UTC(2026, 10, 21, 12);

export interface Visit {
  sandbox: Sandbox;
  client: Client;
  /** The token that calls carry from now on. */
  hold: (token: string | null) => void;
  /** Signs in through the login call, as a page does. */
  signIn: (username: string, password?: string) => Promise<string>;
  signedOut: () => number;
}

/** A visitor's client on a sandbox of its own, whose clock stands at noon unless told; `fetch` where something else answers. */
export function visit(options: SandboxOptions = {}, fetch?: ClientOptions['fetch']): Visit {
  const sandbox = createSandbox({ now: () => noon, gameOrigin: 'https://games.example', ...options });
  let token = sandbox.token;
  let signedOut = 0;
  let cipher: ReturnType<typeof sandboxCipher> | undefined;
  const client = createClient({
    baseUrl: 'https://site.example',
    fetch: fetch ?? sandbox.fetch,
    token: () => token,
    language: () => 'EN',
    cipher: () => {
      cipher ??= sandboxCipher(sandbox);
      return cipher;
    },
    onSignedOut: () => {
      signedOut += 1;
    },
    wait: async () => undefined,
  });
  const hold = (next: string | null) => {
    token = next;
  };
  const signIn = async (username: string, password = demoPassword) => {
    const answered = await client.call(login, { username, password });
    hold(answered.token);
    return answered.token;
  };
  return { sandbox, client, hold, signIn, signedOut: () => signedOut };
}

/** A cipher from the brand document as it is served, as the site makes it. */
export async function sandboxCipher(sandbox: Sandbox, now?: () => number) {
  const response = await sandbox.fetch('https://site.example/brand.json');
  const reading = readBrand(await response.json());
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  const { kid, key } = reading.brand.platformKey;
  return joseCipher({ kid, key: key as JsonWebKey }, now);
}

/** The error a call ends in; fails when it does not. */
export async function errorOf(call: Promise<unknown>): Promise<GatewayError> {
  const reason = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (reason instanceof GatewayError) return reason;
  throw new Error('expected a GatewayError', { cause: reason });
}
