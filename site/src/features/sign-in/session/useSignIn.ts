import { isDefaultPassword, waitSeconds } from '@baize/domain';
import { type BrandDocument, type GatewayError, hex, login, readRefusal } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { useCallback } from 'react';
import { useStore } from '../../../core/browser/createStore.ts';
import { useBrand } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { attempt, heldPassword, loginState } from './loginState.ts';
import { keepLogin, keepName, keepPhone, type Wish } from './remember.ts';
import { type Entry, useEnter, useLoginAttempt } from './useEnter.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  captchaId?: string;
  /** Whether to keep it for the next time; left alone when it is not said. */
  wish?: Wish;
}

/** A number, and the code sent to it or another service's proof. */
export type PhoneCredentials = { nationalNumber: string; callingCode: string } & (
  | { verificationCode: string }
  | { idToken: string }
);

/** Logs in, the same way from the header and from the dialog (LGN-02 to LGN-06). */
export function useSignIn(onSignedIn: (entry: Entry) => void) {
  const brand = useBrand();
  const { send, busy } = useAction(login);
  const alone = useLoginAttempt();
  const enter = useEnter();
  const state = useStore(loginState);

  const signIn = useCallback(
    async ({ username, password, captcha, captchaId, wish }: Credentials): Promise<boolean> => {
      const name = username.trim();
      const riddle = { captcha: captcha?.trim() || undefined, captchaId };
      const input = { type: 'username', username: name, password, ...riddle } as const;
      const outcome = await alone(() => send({ ...input, attempt: attempt.name() }));
      if (!outcome) return false;
      if (!outcome.ok) return refused(outcome.error, { username: name });
      attempt.close();
      const isDefault = await matchesDefault(brand, password);
      const entry = await enter({ username: name, answer: outcome.value, type: 'username', isDefault });
      heldPassword.set(entry === 'in' ? null : password);
      if (brand.rememberPassword && wish) await keepLogin({ username: name, password }, wish);
      else keepName(name);
      loginState.clear();
      onSignedIn(entry);
      return true;
    },
    [alone, send, enter, onSignedIn, brand],
  );

  const signInByPhone = useCallback(
    async ({ nationalNumber, callingCode, ...proof }: PhoneCredentials): Promise<boolean> => {
      const type = 'idToken' in proof ? 'firebase' : 'sms';
      const number = { nationalNumber, callingCode };
      const input = { type, ...number, ...proof } as const;
      const outcome = await alone(() => send({ ...input, attempt: attempt.name() }));
      if (!outcome) return false;
      if (!outcome.ok) return refused(outcome.error, {});
      attempt.close();
      const entry = await enter({ username: null, answer: outcome.value, type });
      keepPhone(number);
      loginState.clear();
      onSignedIn(entry);
      return true;
    },
    [alone, send, enter, onSignedIn],
  );
  return { signIn, signInByPhone, busy, ...state };
}

/** Keeps what the next try has to know. A login is never sent again by itself. */
function refused(
  { kind, code, value, reference, retryAfter, outcome }: GatewayError,
  typed: { username?: string },
): false {
  const { captcha, failures } = loginState.get();
  // A browser that lost a connection may have sent the very same bytes again, and was refused for it.
  const lost = outcome === 'unknown' || code === 'invalid-request';
  if (!lost) attempt.close();
  loginState.set({
    ...typed,
    captcha: captcha || readRefusal(value).captcha || code.startsWith('captcha-'),
    error: { code, reference },
    waitUntil: kind === 'too-many' ? systemClock.now() + waitSeconds(retryAfter) * 1000 : null,
    // A lost answer may have spent the picture or not: it stays, and the try under its name decides.
    failures: lost ? failures : failures + 1,
  });
  return false;
}

/** Whether a password is the brand's default one, of which only a digest is known here (LGN-05). */
async function matchesDefault({ defaultPassword }: BrandDocument, password: string): Promise<boolean> {
  if (!defaultPassword) return false;
  const bytes = new TextEncoder().encode(defaultPassword.salt + password);
  return isDefaultPassword(defaultPassword, hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}
