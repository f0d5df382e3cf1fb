import { checkLogin } from '@baize/domain';
import { Inline, Link, Stack, Text } from '@baize/ui';
import { Checkbox, ErrorSummary, FormError, PasswordField, TextField } from '@baize/ui/overlays';
import { LockKeyhole, User } from 'lucide';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { storageKeeps } from '../../../core/browser/storage.ts';
import { useCountdown } from '../../../core/browser/useCountdown.ts';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useBrand } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { PictureCode } from '../codes/PictureCode.tsx';
import { useCaptcha } from '../codes/useCaptcha.ts';
import { useProof } from '../codes/useProof.ts';
import { recallLogin, type Wish } from '../session/remember.ts';
import type { Entry } from '../session/useEnter.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useForgotModes } from './useForgotModes.ts';

export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
  stay: boolean;
}

const fields = ['username', 'password', 'captcha'] as const;
type Field = (typeof fields)[number];

interface LoginByNameProps {
  form: UseFormReturn<LoginValues>;
  onSignedIn: (entry: Entry) => void;
}

/** Logs in by username; the picture code joins once the platform asks for it (LGN-02, LGN-06, LGN-07). */
export function LoginByName({ form, onSignedIn }: LoginByNameProps) {
  const text = useText();
  const overlay = useOverlay();
  const { rememberPassword } = useBrand();
  const forgotten = useForgotModes().length > 0;
  const { signIn, busy, captcha: captchaDue, error, failures, waitUntil } = useSignIn(onSignedIn);
  const wait = useCountdown(waitUntil);
  const captcha = useCaptcha(captchaDue, failures);
  const proof = useProof(failures);
  const proven = proof.state.kind === 'done' ? proof.state.riddle : null;
  const { register, handleSubmit, watch, setFocus, setValue } = form;
  const [tried, setTried] = useState(false);
  const typed = watch();
  const asked = captchaDue && !proven;
  const errors = tried ? checkLogin(typed, asked) : {};
  useRecall(form);

  const submit = handleSubmit(async (values) => {
    if (wait > 0) return;
    setTried(true);
    const wrong = checkLogin(values, asked);
    const first = fields.find((field) => wrong[field]);
    if (first) return setFocus(first);
    const riddle = proven ?? { captcha: values.captcha, captchaId: captcha.id ?? undefined };
    const { username, password } = values;
    if (await signIn({ username, password, ...riddle, wish: rememberPassword ? wishOf(values) : undefined })) return;
    setTried(false);
    setValue('captcha', '');
    setFocus('password');
  });
  const labels = { username: text('login.username'), password: text('login.password'), captcha: text('login.captcha') };
  const wrong = (field: Field) => fieldErrorText(text, labels[field], errors[field]);
  const listed = fields.flatMap((field) => {
    const message = wrong(field);
    return message ? [{ id: `login-${field}`, message }] : [];
  });
  const field = (name: Field) => ({ ...register(name), id: `login-${name}`, error: wrong(name), required: true });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {listed.length > 1 && <ErrorSummary title={text('form.errors', { count: listed.length })} errors={listed} />}
        <FormError>{error && errorText(text, error)}</FormError>
        {!storageKeeps() && <Text tone="secondary">{text('passwords.storage')}</Text>}
        <TextField
          {...field('username')}
          label={labels.username}
          iconStart={User}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={labels.password}
          iconStart={LockKeyhole}
          autoComplete="current-password"
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
        {captchaDue && <PictureCode {...field('captcha')} captcha={captcha} proof={proof} />}
        <Inline gap={3} justify="between" wrap>
          {rememberPassword ? <Checkbox {...register('remember')} label={text('passwords.remember')} /> : <span />}
          {forgotten && <Link href={overlay.hrefOf('forgot')}>{text('passwords.forgot')}</Link>}
        </Inline>
        {rememberPassword && typed.remember && (
          <Checkbox {...register('stay')} label={text('passwords.remember.stay')} />
        )}
        <SubmitButton size="lg" wide busy={busy} wait={wait}>
          {text('login.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

const wishOf = ({ remember, stay }: LoginValues): Wish => (remember ? (stay ? 'stay' : 'day') : 'none');

/** Fills in what was remembered, unless something has been typed meanwhile (LGN-07). */
function useRecall({ getValues, setValue }: UseFormReturn<LoginValues>) {
  const { rememberPassword } = useBrand();
  useEffect(() => {
    let here = true;
    void recallLogin(rememberPassword).then((kept) => {
      if (!here || !kept || getValues('password') !== '') return;
      setValue('username', kept.username);
      setValue('password', kept.password);
    });
    return () => {
      here = false;
    };
  }, [rememberPassword, getValues, setValue]);
}
