import type { Hono } from 'hono';
import * as v from 'valibot';
import type { World } from '../world/world.ts';
import { isOfType, limitBody, shortBody } from './borders.ts';
import { refuseForeignWrites } from './serve.ts';

const prefix = '/wps/identitytoolkit/v1/';

const sending = v.object({ phoneNumber: v.optional(v.string()), recaptchaToken: v.optional(v.string()) });
const signingIn = v.object({ sessionInfo: v.optional(v.string()), code: v.optional(v.string()) });

const ofOneNumber = { count: 5, windowMs: 60 * 60_000 };

/**
 * Stands in for the third party that verifies phones: two calls of Firebase's Identity Toolkit, with its responses and
 * errors. Its proof of a human is a captcha of the platform, as `id.answer`.
 */
export function serveIdentityToolkit(app: Hono, world: World): void {
  app.post(`${prefix}*`, limitBody(shortBody), async (context) => {
    refuseForeignWrites(context.req.raw);
    if (!isOfType(context.req.raw, 'application/json')) return failed('INVALID_ARGUMENT', 415);
    const url = new URL(context.req.url);
    const body: unknown = await context.req.json().catch(() => null);
    const trouble = world.settings.phoneTrouble;
    if (!url.searchParams.get('key')) return failed('API_KEY_INVALID');
    if (trouble !== 'none') return failed(trouble);
    const method = url.pathname.slice(prefix.length);
    if (method === 'accounts:sendVerificationCode') return sendCode(world, body);
    if (method === 'accounts:signInWithPhoneNumber') return signIn(world, body);
    return failed('METHOD_NOT_FOUND', 404);
  });
}

function sendCode(world: World, body: unknown): Response {
  const input = v.safeParse(sending, body);
  const { phoneNumber, recaptchaToken } = input.success ? input.output : {};
  if (world.settings.phoneService !== 'firebase') return failed('OPERATION_NOT_ALLOWED');
  if (!phoneNumber) return failed('MISSING_PHONE_NUMBER');
  if (!/^\+\d{6,15}$/.test(phoneNumber)) return failed('INVALID_PHONE_NUMBER : Invalid format.');
  if (!recaptchaToken) return failed('MISSING_RECAPTCHA_TOKEN');
  const [id, answer] = recaptchaToken.split('.');
  if (world.captchas.check(id, answer) !== 'right') return failed('CAPTCHA_CHECK_FAILED');
  const limited = world.settings.rateLimits && world.limiter.take(`identity:${phoneNumber}`, ofOneNumber) > 0;
  if (limited) return failed('TOO_MANY_ATTEMPTS_TRY_LATER');
  return Response.json({ sessionInfo: world.identity.send(phoneNumber) });
}

function signIn(world: World, body: unknown): Response {
  const input = v.safeParse(signingIn, body);
  const { sessionInfo, code } = input.success ? input.output : {};
  if (!sessionInfo) return failed('MISSING_SESSION_INFO');
  if (!code) return failed('MISSING_CODE');
  const outcome = world.identity.confirm(sessionInfo, code);
  if ('error' in outcome) return failed(outcome.error);
  const { idToken, number } = outcome;
  return Response.json({
    idToken,
    refreshToken: '',
    expiresIn: '300',
    localId: number,
    isNewUser: false,
    phoneNumber: number,
  });
}

const failed = (message: string, code = 400): Response =>
  Response.json(
    { error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    { status: code },
  );
