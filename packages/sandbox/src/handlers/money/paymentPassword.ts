import type { SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';

const wrongTries = { count: 5, windowMs: 10 * 60_000 };

/** Checks the payment password. Five wrong ones within ten minutes lock it until those ten minutes have passed. */
export async function requirePaymentPassword({ world, account }: SignedCall, typed = ''): Promise<void> {
  if (world.settings.lacks.includes('payment-password')) return;
  const { username } = account;
  const name = `payment:${username}`;
  const locked = (seconds: number) =>
    new Refusal('payment-password-locked', { status: 403, message: 'too many wrong passwords', retryAfter: seconds });
  if (world.limiter.taken(name, wrongTries.windowMs) >= wrongTries.count) throw locked(secondsLeft());
  const right = await world.payments.matches(username, typed);
  if (right === null) throw new Refusal('payment-password-unset', { status: 403, message: 'there is no password yet' });
  if (right) {
    world.limiter.forget(name);
    return;
  }
  world.limiter.take(name, wrongTries);
  const left = wrongTries.count - world.limiter.taken(name, wrongTries.windowMs);
  if (left <= 0) throw locked(secondsLeft());
  throw new Refusal('payment-password-wrong', { status: 403, message: 'not the payment password', value: { left } });

  /** Returns the remaining wait; taking from a used-up allowance takes nothing. */
  function secondsLeft(): number {
    return world.limiter.take(name, wrongTries);
  }
}
