import { mustChange } from '@baize/domain';
import type { login, ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { recallMember, unknownMember } from '../../../core/session/member.ts';
import { revoke } from '../../../core/session/revoke.ts';
import type { Outcome } from '../../../data/useAction.ts';
import { attempt } from './loginState.ts';

export interface Entered {
  /** As typed; null after a login without a name, until the platform has told it. */
  username: string | null;
  answer: ValueOf<typeof login>;
  type: Parameters<typeof mustChange>[0]['type'];
  isDefault?: boolean;
  /** What is said to who came in. */
  greeting?: 'login.welcome' | 'register.done';
}

/** What an entry leads to: who came in may play, or owes something first. */
export type Entry = 'in' | 'verify' | 'change';

/** The token that this page got by a login of its own, and not from another tab. */
export const ownEntry: { token: string | null } = { token: null };

/** Stores who came in, then asks the platform for the rest of them. A failing second call leaves the person signed in (LGN-04). */
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
      // Ends the previous session on the platform too, above all that of a trial account (FLT-018).
      if (before.token && before.account !== username) void revoke(client, before.token);
      if (verificationDue) return 'verify';
      if (forced) return 'change';
      await recallMember(client, session);
      const { account, nickname } = session.get();
      if (!username) session.set({ username: account });
      // Everything shown so far was shown to a visitor.
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

/** The login of this page that waits for its answer. */
let current: AbortController | null = null;

function giveUp(login: AbortController | null) {
  if (!login) return;
  login.abort();
  // The next login has a name of its own, or the platform would answer it with the session that is about to end.
  attempt.close();
}

/**
 * Runs one login at a time (FLT-008). A login whose form was closed, or that another one has overtaken, is given up and answers null. Its
 * call goes on, as the platform may have let it in already: the token that it brings is revoked.
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
        if (outcome.ok) void revoke(client, outcome.value.token);
        return null;
      } finally {
        if (current === login) current = null;
        if (own.current === login) own.current = null;
      }
    },
    [client],
  );
}
