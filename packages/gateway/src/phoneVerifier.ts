import { readPhoneAuthError } from '@baize/domain';
import * as v from 'valibot';
import { GatewayError } from './error.ts';
import { withDeadline } from './patience.ts';

/** Proves that a person holds a phone, by a service other than the platform. Another service is another object of this shape. */
export interface PhoneVerifier {
  /** Sends a code to a number in E.164. Answers with what it is confirmed by. Rejects with `GatewayError`. */
  send(number: string): Promise<string>;
  /** Confirms a code. Answers with the ID token that the platform takes. Rejects with `GatewayError`. */
  confirm(session: string, code: string): Promise<string>;
}

export interface PhoneVerifierOptions {
  /** Where the service answers: a path of this page's origin, or an https address. */
  base: string;
  /** Names the project to the service; public. */
  apiKey: string;
  /** The browser's own unless told. */
  fetch?: (request: Request) => Promise<Response>;
  /** The proof that a person asks, as the service wants it: for Google's own a reCAPTCHA token. */
  prove: () => Promise<string>;
  /** For one answer, 15,000 by default. */
  timeoutMs?: number;
}

const sent = v.object({ sessionInfo: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) });
const confirmed = v.object({ idToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) });
const refused = v.object({ error: v.object({ message: v.string() }) });

/** Speaks the public HTTP interface of Firebase's identity toolkit (v1), without its library. */
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
