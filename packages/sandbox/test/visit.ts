import {
  type Client,
  type ClientOptions,
  captcha,
  createClient,
  GatewayError,
  joseCipher,
  login,
  readBrand,
  sendRegistrationCode,
} from '@baize/gateway';
import { createSandbox, demoPassword, type Sandbox, type SandboxOptions } from '../src/index.ts';
import { heedRefusals } from './heedRefusals.ts';
import { recordExamples, remembering } from './recordExamples.ts';

export const noon = Date.UTC(2026, 10, 21, 12);

export interface Visit {
  sandbox: Sandbox;
  client: Client;
  /** Sets the token of later calls. */
  hold: (token: string | null) => void;
  /** Signs in through the login call, as a page does. */
  signIn: (username: string, password?: string) => Promise<string>;
  signedOut: () => number;
}

/** Creates a visitor's client on its own sandbox, with the clock at noon by default; `fetch` replaces the sandbox's. */
export function visit(options: SandboxOptions = {}, fetch?: ClientOptions['fetch']): Visit {
  const sandbox = createSandbox({ now: () => noon, gameOrigin: 'https://games.example', ...options });
  heedRefusals(sandbox);
  recordExamples(sandbox);
  let token = sandbox.token;
  let signedOut = 0;
  let cipher: ReturnType<typeof sandboxCipher> | undefined;
  const client = createClient({
    baseUrl: 'https://site.example',
    fetch: fetch ?? sandbox.fetch,
    token: () => token,
    language: () => 'EN',
    now: () => sandbox.world.clock.now(),
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

export async function sandboxCipher(sandbox: Sandbox) {
  const response = await sandbox.fetch('https://site.example/brand.json');
  const reading = readBrand(await response.json());
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  const { kid, key } = reading.brand.platformKey;
  return remembering(await joseCipher({ kid, key: key as JsonWebKey }));
}

/** Returns the error of a call; fails if there is none. */
export async function errorOf(call: Promise<unknown>): Promise<GatewayError> {
  const reason = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (reason instanceof GatewayError) return reason;
  throw new Error('expected a GatewayError', { cause: reason });
}

/** Solves the picture that a registration asks for. */
export const solve = async ({ client, sandbox }: Visit) => {
  const { id } = await client.call(captcha, {});
  const riddle = sandbox.world.captchas.open().find((riddles) => riddles.id === id);
  return { captchaId: id ?? '', captcha: riddle?.answer ?? '' };
};

/** Asks for a code by message and reads it from the world. */
export const sentCode = async ({ client, sandbox }: Visit, number: { nationalNumber: string; callingCode: string }) => {
  await client.call(sendRegistrationCode, { ...number, type: 'mobile' });
  return sandbox.world.smsCodes.open().at(-1)?.code ?? '';
};
