import { cleanNumber, isDefaultPassword, refusalKind, waitSeconds } from '@baize/domain';
import { type BrandDocument, type GatewayError, hex, login, readRefusal } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { useCallback } from 'react';
import { useStore } from '../../../core/browser/createStore.ts';
import { useBrand } from '../../../core/services/services.ts';
import { track } from '../../../core/services/track.ts';
import { useAction } from '../../../data/useAction.ts';
import { attempt, heldPassword, loginState } from './loginState.ts';
import { keepLogin, keepName, keepPhone, type Wish } from './remember.ts';
import { type Entry, useEnter, useLoginAttempt } from './useEnter.ts';
import { useRefusedEntry } from './useRefusedEntry.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  captchaId?: string;
  /** Choice about remembering the login; undefined changes nothing. */
  wish?: Wish;
}

/** Number with the code sent to it, or with a third party's proof. */
export type PhoneCredentials = { nationalNumber: string; callingCode: string } & (
  | { verificationCode: string }
  | { idToken: string }
);

/** Logs in from the header or the dialog (LGN-02 to LGN-06). */
export function useSignIn(onSignedIn: (entry: Entry) => void) {
  const brand = useBrand();
  const { send, busy } = useAction(login);
  const alone = useLoginAttempt();
  const enter = useEnter();
  const refusedEntry = useRefusedEntry();
  const state = useStore(loginState);

  const signIn = useCallback(
    async ({ username, password, captcha, captchaId, wish }: Credentials): Promise<boolean> => {
      const name = username.trim();
      const riddle = { captcha: cleanNumber(captcha ?? '') || undefined, captchaId };
      const input = { type: 'username', username: name, password, ...riddle } as const;
      const outcome = await alone(() => send({ ...input, attempt: attempt.name() }));
      if (!outcome) return false;
      if (!outcome.ok) return !refusedEntry(outcome.error) && refused(outcome.error, { username: name });
      attempt.close();
      track('login_completed', { way: 'password' });
      const isDefault = await matchesDefault(brand, password);
      const entry = await enter({ username: name, answer: outcome.value, type: 'username', isDefault });
      heldPassword.set(entry === 'in' ? null : password);
      if (brand.rememberPassword && wish) await keepLogin({ username: name, password }, wish);
      else keepName(name);
      loginState.clear();
      onSignedIn(entry);
      return true;
    },
    [alone, send, enter, onSignedIn, brand, refusedEntry],
  );

  const signInByPhone = useCallback(
    async ({ nationalNumber, callingCode, ...proof }: PhoneCredentials): Promise<boolean> => {
      const type = 'idToken' in proof ? 'firebase' : 'sms';
      const number = { nationalNumber, callingCode };
      const input = { type, ...number, ...proof } as const;
      const outcome = await alone(() => send({ ...input, attempt: attempt.name() }));
      if (!outcome) return false;
      if (!outcome.ok) return !refusedEntry(outcome.error) && refused(outcome.error, {});
      attempt.close();
      track('login_completed', { way: 'code' });
      const entry = await enter({ username: null, answer: outcome.value, type });
      keepPhone(number);
      loginState.clear();
      onSignedIn(entry);
      return true;
    },
    [alone, send, enter, onSignedIn, refusedEntry],
  );
  return { signIn, signInByPhone, busy, ...state };
}

/** Stores what the next attempt needs; a login is never retried automatically. */
function refused(
  { kind, code, value, reference, retryAfter, outcome }: GatewayError,
  typed: { username?: string },
): false {
  const reason = refusalKind(code);
  if (reason) track('login_failed', { reason });
  const { captcha, failures } = loginState.get();
  // After a lost connection some browsers resend the same bytes, which the platform rejects as invalid.
  const lost = outcome === 'unknown' || code === 'invalid-request';
  if (!lost) attempt.close();
  loginState.set({
    ...typed,
    captcha: captcha || readRefusal(value).captcha || code.startsWith('captcha-'),
    error: { code, reference },
    waitUntil: kind === 'too-many' ? systemClock.now() + waitSeconds(retryAfter) * 1000 : null,
    // A lost response may have used up the captcha; keep it and let the retry decide.
    failures: lost ? failures : failures + 1,
  });
  return false;
}

/** Reports if a password is the brand's default one, of which only a digest is known (LGN-05). */
async function matchesDefault({ defaultPassword }: BrandDocument, password: string): Promise<boolean> {
  if (!defaultPassword) return false;
  const bytes = new TextEncoder().encode(defaultPassword.salt + password);
  return isDefaultPassword(defaultPassword, hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}
