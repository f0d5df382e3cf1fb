import { expect, test } from 'vitest';
import { GatewayError } from '../base/error.ts';
import { createPhoneVerifier } from './phoneVerifier.ts';

const base = 'https://identity.example';
const verifierOf = (answer: (request: Request) => Response | Promise<Response>, prove = async () => 'a proof') =>
  createPhoneVerifier({ base, apiKey: 'k&1', fetch: async (request) => answer(request), prove, timeoutMs: 50 });

async function codeOf(call: Promise<unknown>) {
  const reason = await call.then(
    () => null,
    (error: unknown) => error,
  );
  return reason instanceof GatewayError ? reason.code : reason;
}

test('SMS-04 it speaks the two calls of the identity toolkit', async () => {
  const asked: [string, unknown][] = [];
  const verifier = verifierOf(async (request) => {
    asked.push([request.url, await request.json()]);
    return Response.json({ sessionInfo: 's', idToken: 't' });
  });
  expect(await verifier.send('+923001234567')).toBe('s');
  expect(await verifier.confirm('s', '123456')).toBe('t');
  expect(asked).toEqual([
    [`${base}/v1/accounts:sendVerificationCode?key=k%261`, { phoneNumber: '+923001234567', recaptchaToken: 'a proof' }],
    [`${base}/v1/accounts:signInWithPhoneNumber?key=k%261`, { sessionInfo: 's', code: '123456' }],
  ]);
});

test('SMS-04 FLT-070 refused, unreadable, missing and slow: each ends in an error with a text', async () => {
  const refusing = verifierOf(() =>
    Response.json({ error: { code: 400, message: 'QUOTA_EXCEEDED' } }, { status: 400 }),
  );
  expect(await codeOf(refusing.send('+1'))).toBe('phone-quota');
  expect(await codeOf(verifierOf(() => Response.json({ sessionInfo: 7 })).send('+1'))).toBe('phone-unknown');
  expect(await codeOf(verifierOf(() => new Response('<html>')).send('+1'))).toBe('network');
  expect(await codeOf(verifierOf(() => new Promise<Response>(() => undefined)).confirm('s', '1'))).toBe('network');
});

test('SMS-04 a proof that fails and a window that was closed are told apart', async () => {
  const closed = Object.assign(new Error(), { name: 'popup-closed-by-user' });
  const fine = () => Response.json({ sessionInfo: 's' });
  expect(await codeOf(verifierOf(fine, () => Promise.reject(new Error())).send('+1'))).toBe('phone-captcha');
  expect(await codeOf(verifierOf(fine, () => Promise.reject(closed)).send('+1'))).toBe('phone-popup-closed');
});
