import { mustChange } from '@baize/domain';
import type { login, ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { endOnPlatform } from '../../../core/session/endOnPlatform.ts';
import { recallMember, unknownMember } from '../../../core/session/member.ts';
import type { Outcome } from '../../../data/useAction.ts';
import { attempt } from './loginState.ts';

export interface Entered {
  /** Name as typed; null after a login without one, until the platform returns it. */
  username: string | null;
  answer: ValueOf<typeof login>;
  type: Parameters<typeof mustChange>[0]['type'];
  isDefault?: boolean;
  greeting?: 'login.welcome' | 'register.done';
}

/** Result of an entry: signed in, or a pending requirement. */
export type Entry = 'in' | 'verify' | 'change';

/** Token from a login of this page, as opposed to another tab. */
export const ownEntry: { token: string | null } = { token: null };

/** Stores the session, then loads the member. If that second call fails, the player stays signed in (LGN-04). */
export function useEnter() {
  const { client, session, toasts, platform } = useServices();
  const { mutate } = useSWRConfig();
  const text = useText();
  return useCallback(
    async ({ username, answer, type, isDefault = false, greeting = 'login.welcome' }: Entered): Promise<Entry> => {
      const { token, firstTimeLogin, passwordExpired, verificationDue } = answer;
      const before = session.get();
      ownEntry.token = token;
      const expiryForces = platform.isOn('PWDEXPFORCECHANGE3');
      const forced = mustChange({ type, firstTimeLogin, passwordExpired, expiryForces, isDefault });
      session.set({
        ...unknownMember,
        token,
        username,
        account: username,
        cpw: forced ? 'true' : null,
        verify: verificationDue ? 'true' : null,
      });
      // Revoke the previous session on the platform, above all a trial (FLT-018).
      if (before.token && before.account !== username) void endOnPlatform(client, before.token);
      if (verificationDue) return 'verify';
      if (forced) return 'change';
      await recallMember(client, session);
      const { account, nickname } = session.get();
      if (!username) session.set({ username: account });
      // Everything cached so far was loaded for a visitor.
      void mutate(() => true);
      toasts.show({
        tone: 'positive',
        text: text(greeting, { name: nickname ?? username ?? '' }).trim(),
      });
      return 'in';
    },
    [client, session, toasts, mutate, text, platform],
  );
}

let current: AbortController | null = null;

function giveUp(login: AbortController | null) {
  if (!login) return;
  login.abort();
  // The next login needs a new attempt id, or the platform would return the session about to be revoked.
  attempt.close();
}

/**
 * Runs one login at a time (FLT-008). If its form closes or another login starts, it resolves to null; its request
 * continues, because it may already have succeeded, and the token is revoked.
 */
export function useLoginAttempt() {
  const { client } = useServices();
  const own = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp(own.current), []);
  return useCallback(
    async <V extends { token: string }>(send: () => Promise<Outcome<V>>): Promise<Outcome<V> | null> => {
      giveUp(current);
      const login = new AbortController();
      current = login;
      own.current = login;
      try {
        const outcome = await send();
        if (!login.signal.aborted) return outcome;
        if (outcome.ok) void endOnPlatform(client, outcome.value.token);
        return null;
      } finally {
        if (current === login) current = null;
        if (own.current === login) own.current = null;
      }
    },
    [client],
  );
}
