import { InlineLogin } from '@baize/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { part } from '../app/chunks.ts';
import { useFeature } from '../app/status.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { useText } from '../language/useText.ts';
import { loginState } from '../session/loginState.ts';
import type { Credentials } from '../session/useSignIn.ts';

const { component: SendLogin } = part(() => import('./SendLogin.tsx').then(({ SendLogin }) => SendLogin), ['login']);

/** The header's own login form. What it cannot do by itself (a picture code, an explanation) goes on in the dialog. */
export function VisitorCorner() {
  const text = useText();
  const overlay = useOverlay();
  const open = useFeature('DIRECTREG3');
  const { captcha } = useSyncExternalStore(loginState.subscribe, loginState.get);
  const [sent, setSent] = useState<Credentials | null>(null);

  const submit = ({ account, password }: { account: string; password: string }) => {
    if (captcha || !account.trim() || !password) return overlay.open('login');
    return setSent({ username: account, password });
  };
  const refused = () => {
    setSent(null);
    overlay.open('login');
  };
  return (
    <>
      <InlineLogin
        onSubmit={submit}
        busy={sent !== null}
        registerHref={open ? overlay.hrefOf('register') : undefined}
        words={{
          label: text('login.title'),
          username: text('login.username'),
          mobile: text('login.username'),
          mode: text('login.username'),
          password: text('login.password'),
          show: text('login.password.show'),
          hide: text('login.password.hide'),
          forgot: text('login.forgot'),
          login: text('login.action'),
          register: text('login.register'),
        }}
      />
      {sent && (
        <Suspense>
          <SendLogin credentials={sent} onRefused={refused} />
        </Suspense>
      )}
    </>
  );
}
