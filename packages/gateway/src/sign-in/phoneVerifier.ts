import { readPhoneAuthError } from '@baize/domain';
import * as v from 'valibot';
import { GatewayError } from '../base/error.ts';
import { withDeadline } from '../base/patience.ts';

/** Verifies phone ownership through a third-party service; other services implement the same interface. */
export interface PhoneVerifier {
  /** Sends a code to an E.164 number and returns the session to confirm it with. Rejects with `GatewayError`. */
  send(number: string): Promise<string>;
  /** Confirms a code and returns the ID token for the platform. Rejects with `GatewayError`. */
  confirm(session: string, code: string): Promise<string>;
}

export interface PhoneVerifierOptions {
  /** Path of this page's origin, or an https URL. */
  base: string;
  apiKey: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Obtains the bot check's proof: for Google a reCAPTCHA token. */
  prove: () => Promise<string>;
  timeoutMs?: number;
}

const sent = v.object({ sessionInfo: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) });
const confirmed = v.object({ idToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) });
const refused = v.object({ error: v.object({ message: v.string() }) });

/** Implements the HTTP API of Firebase's identity toolkit (v1) without its library. */
export function createPhoneVerifier({
  base,
  apiKey,
  fetch: send = (request) => fetch(request),
  prove,
  timeoutMs = 15_000,
}: PhoneVerifierOptions): PhoneVerifier {
  async function ask<S extends v.GenericSchema>(method: string, body: object, answer: S): Promise<v.InferOutput<S>> {
    const url = `${base}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`;
    const headers = { 'Content-Type': 'application/json', 'X-Client-Version': 'Baize/Web' };
    const received = await withDeadline(timeoutMs, undefined, async (signal) => {
      const response = await send(new Request(url, { method: 'POST', headers, body: JSON.stringify(body), signal }));
      return (await response.json()) as unknown;
    }).catch((cause: unknown) => {
      throw failure('network', cause);
    });
    const result = v.safeParse(answer, received);
    if (result.success) return result.output;
    const refusal = v.safeParse(refused, received);
    throw failure(readPhoneAuthError(refusal.success ? refusal.output.error.message : null));
  }

  return {
    async send(phoneNumber) {
      const recaptchaToken = await prove().catch((cause: unknown) => {
        throw failure(
          cause instanceof Error && cause.name === 'popup-closed-by-user' ? 'phone-popup-closed' : 'phone-captcha',
          cause,
        );
      });
      return (await ask('sendVerificationCode', { phoneNumber, recaptchaToken }, sent)).sessionInfo;
    },
    confirm: async (sessionInfo, code) =>
      (await ask('signInWithPhoneNumber', { sessionInfo, code }, confirmed)).idToken,
  };
}

function failure(code: GatewayError['code'], cause?: unknown): GatewayError {
  const kind = code === 'network' ? 'unreachable' : code === 'phone-too-many' ? 'too-many' : 'refused';
  const outcome = kind === 'unreachable' ? 'unknown' : 'answered';
  return new GatewayError({ kind, code, outcome, reference: crypto.randomUUID().slice(0, 8), cause });
}
