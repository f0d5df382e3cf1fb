import { decideLostPassword, decidePhoneLogin, decideRegistration } from '@baize/domain';
import { InlineLogin, type LoginMode } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useStore } from '../../core/browser/createStore.ts';
import { useText } from '../../core/language/useText.ts';
import { lazyPart } from '../../core/loading/chunks.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';
import { loginState } from '../../features/sign-in/session/loginState.ts';
import { phoneDraft } from '../../features/sign-in/session/phoneDraft.ts';
import type { Credentials } from '../../features/sign-in/session/useSignIn.ts';
import { useTrial } from '../../features/sign-in/session/useTrial.tsx';

const { component: SendLogin } = lazyPart(() => import('./SendLogin.tsx').then(({ SendLogin }) => SendLogin), []);

export function VisitorCorner() {
  const text = useText();
  const overlay = useOverlay();
  const open = useAccess(decideRegistration);
  const { captcha } = useStore(loginState);
  const [sent, setSent] = useState<Credentials | null>(null);
  const byCode = useAccess(decidePhoneLogin);
  const [mode, setMode] = useState<LoginMode>('username');
  const { start: tryIt, label: tryLabel, busy: beginning, trial } = useTrial();
  const forgotten = useAccess(decideLostPassword);
  const pending = !useStatus().known;

  const submit = ({ account, password }: { account: string; password: string }) => {
    if (byCode && mode === 'mobile') {
      phoneDraft.set({ country: '', number: account });
      return overlay.open('login', { by: 'mobile' });
    }
    if (captcha) {
      loginState.set({ username: account.trim() });
      return overlay.open('login');
    }
    return setSent({ username: account, password });
  };
  const refused = () => {
    setSent(null);
    overlay.open('login');
  };
  return (
    <>
      <InlineLogin
        label={text('login.title')}
        onSubmit={submit}
        busy={sent !== null}
        pending={pending}
        freePlay={tryIt && { label: tryLabel, busy: beginning, onClick: tryIt }}
        mode={byCode ? { value: mode, onValueChange: setMode } : undefined}
        forgotHref={forgotten || pending ? overlay.hrefOf('forgot') : undefined}
        registerHref={open || pending ? overlay.hrefOf('register') : undefined}
        words={{
          username: text('login.username'),
          mobile: text('phone.mobile'),
          mode: text('phone.ways'),
          password: text('login.password'),
          show: text('login.password.show'),
          hide: text('login.password.hide'),
          forgot: text('login.forgot'),
          login: text('login.action'),
          register: text('login.register'),
          required: (field) => text('login.required', { field }),
        }}
      />
      {sent && (
        <Suspense>
          <SendLogin credentials={sent} onRefused={refused} />
        </Suspense>
      )}
      {trial}
    </>
  );
}
