import { checkLogin } from '@baize/domain';
import { Button, Stack } from '@baize/ui';
import { CaptchaField, Dialog, FormError, PasswordField, TextField } from '@baize/ui/overlays';
import { LockKeyhole, User } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFeature } from '../app/status.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { errorText } from '../data/load.ts';
import { useText } from '../language/useText.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { fieldErrorText } from './fieldErrors.ts';
import type { OverlayProps } from './OverlayHost.tsx';
import { SwitchForm } from './SwitchForm.tsx';
import { useCaptcha } from './useCaptcha.ts';

const fields = ['username', 'password', 'captcha'] as const;

/** Logs in by username; the picture code joins once the platform asks for it (LGN-02, LGN-06). */
export function Login({ open, onClose }: OverlayProps) {
  const text = useText();
  const overlay = useOverlay();
  const registration = useFeature('DIRECTREG3');
  const { signIn, busy, username, captcha: captchaDue, error, failures } = useSignIn(onClose);
  const captcha = useCaptcha(captchaDue, failures);
  const { register, handleSubmit, watch, setFocus, setValue } = useForm({
    defaultValues: { username, password: '', captcha: '' },
  });
  const [tried, setTried] = useState(false);
  const errors = tried ? checkLogin(watch(), captchaDue) : {};

  const submit = handleSubmit(async (values) => {
    setTried(true);
    const wrong = checkLogin(values, captchaDue);
    const first = fields.find((field) => wrong[field]);
    if (first) return setFocus(first);
    if (await signIn({ ...values, captchaId: captcha.id ?? undefined })) return;
    setTried(false);
    setValue('captcha', '');
    setFocus('password');
  });
  const labels = { username: text('login.username'), password: text('login.password'), captcha: text('login.captcha') };
  const wrong = (field: (typeof fields)[number]) => fieldErrorText(text, labels[field], errors[field]);

  return (
    <Dialog open={open} title={text('login.title')} onClose={onClose} words={{ close: text('frame.close') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <FormError>{error && errorText(text, error)}</FormError>
          <TextField
            {...register('username')}
            label={labels.username}
            error={wrong('username')}
            iconStart={User}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            {...register('password')}
            label={labels.password}
            error={wrong('password')}
            iconStart={LockKeyhole}
            autoComplete="current-password"
            required
            words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
          />
          {captchaDue && (
            <CaptchaField
              {...register('captcha')}
              label={labels.captcha}
              error={wrong('captcha')}
              state={captcha.state}
              onRefresh={captcha.refresh}
              autoComplete="off"
              required
              words={captchaWords(text)}
            />
          )}
          <Button type="submit" kind="primary" size="lg" wide busy={busy}>
            {text('login.action')}
          </Button>
          {registration && (
            <SwitchForm
              question={text('login.toRegister')}
              label={text('login.register')}
              href={overlay.hrefOf('register')}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

export const captchaWords = (text: ReturnType<typeof useText>) => ({
  picture: text('login.captcha.alt'),
  refresh: text('login.captcha.refresh'),
  loading: text('login.captcha.loading'),
  failed: text('login.captcha.failed'),
});
