import { GatewayError, type InputOf, login, memberInfo, readRefusal, register } from '@baize/gateway';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useServices } from '../app/services.ts';
import { useAction } from '../data/useAction.ts';
import { useText } from '../language/useText.ts';
import { heldPassword, loginState } from './loginState.ts';
import { sessionOf } from './member.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  captchaId?: string;
}

const passwordChangeForced = 'PWDEXPFORCECHANGE3';

/** Logs in by username, the same way from the header and from the dialog (LGN-02, LGN-04, LGN-06). */
export function useSignIn(onSignedIn: () => void) {
  const { platform } = useServices();
  const { send, busy } = useAction(login);
  const enter = useEnter();
  const state = useSyncExternalStore(loginState.subscribe, loginState.get);

  const signIn = useCallback(
    async ({ username, password, captcha, captchaId }: Credentials): Promise<boolean> => {
      const name = username.trim();
      const outcome = await send({ type: 'username', username: name, password, captcha: captcha?.trim(), captchaId });
      if (!outcome.ok) {
        const { code, value, reference } = outcome.error;
        const due = loginState.get().captcha || readRefusal(value).captcha || code.startsWith('captcha-');
        loginState.set({
          username: name,
          captcha: due,
          error: { code, reference },
          failures: loginState.get().failures + 1,
        });
        return false;
      }
      const { firstTimeLogin, passwordExpired } = outcome.value;
      const forced = firstTimeLogin || (passwordExpired && platform.isOn(passwordChangeForced));
      heldPassword.set(forced ? password : null);
      await enter(name, outcome.value.token, forced);
      loginState.clear();
      onSignedIn();
      return true;
    },
    [send, enter, onSignedIn, platform],
  );
  return { signIn, busy, ...state };
}

/** Opens an account and signs it in. What went wrong comes back for the form to place. */
export function useSignUp(onSignedIn: () => void) {
  const { send, busy } = useAction(register);
  const enter = useEnter();
  const [error, setError] = useState<GatewayError | null>(null);
  const signUp = useCallback(
    async (input: InputOf<typeof register>) => {
      setError(null);
      const outcome = await send(input);
      if (!outcome.ok) return setError(outcome.error);
      await enter(input.username, outcome.value.token, false);
      onSignedIn();
    },
    [send, enter, onSignedIn],
  );
  return { signUp, busy, error };
}

/** Stores who came in, then asks the platform for the rest of them. A failing second call leaves the person signed in. */
function useEnter() {
  const { client, session, toasts } = useServices();
  const { mutate } = useSWRConfig();
  const text = useText();
  return useCallback(
    async (username: string, token: string, forced: boolean) => {
      session.set({ token, username, account: username, cpw: forced ? 'true' : null });
      if (forced) return;
      const member = await client.call(memberInfo, {}).catch((error: unknown) => {
        if (error instanceof GatewayError) return null;
        throw error;
      });
      if (member) session.set(sessionOf(member));
      // Everything shown so far was shown to a visitor.
      void mutate(() => true);
      toasts.show({ tone: 'positive', text: text('login.welcome', { name: member?.nickname ?? username }) });
    },
    [client, session, toasts, mutate, text],
  );
}
