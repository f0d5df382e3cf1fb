import { checkLogin, decideLostPassword } from '@baize/domain';
import { Inline, Link, Stack, Text } from '@baize/ui';
import { Checkbox, PasswordField, TextField } from '@baize/ui/overlays';
import { LockKeyhole, User } from 'lucide';
import { useEffect, useRef } from 'react';
import { storageKeeps } from '../../../core/browser/storage.ts';
import { useCountdown } from '../../../core/browser/useCountdown.ts';
import { useText } from '../../../core/language/useText.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useAccess } from '../../../core/services/access.ts';
import { useBrand } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { FormErrors } from '../../../shared/forms/FormErrors.tsx';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { type SubmitForm, useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { PictureCode } from '../codes/PictureCode.tsx';
import { useCaptcha } from '../codes/useCaptcha.ts';
import { useProof } from '../codes/useProof.ts';
import { recallLogin, type Wish } from '../session/remember.ts';
import type { Entry } from '../session/useEnter.ts';
import { useSignIn } from '../session/useSignIn.ts';

export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
  stay: boolean;
}

interface LoginByNameProps {
  first: LoginValues;
  /** Input kept by the parent, to survive an accidental close and late settings. */
  draft: readonly [LoginValues, (values: LoginValues) => void];
  onSignedIn: (entry: Entry) => void;
}

/** Logs in by username; the captcha appears once the platform requires it (LGN-02, LGN-06, LGN-07). */
export function LoginByName({ first, draft, onSignedIn }: LoginByNameProps) {
  const text = useText();
  const overlay = useOverlay();
  const { rememberPassword } = useBrand();
  const forgotten = useAccess(decideLostPassword);
  const { signIn, captcha: captchaDue, error, failures, waitUntil } = useSignIn(onSignedIn);
  const captcha = useCaptcha(captchaDue, failures);
  const proof = useProof(failures);
  const proven = proof.state.kind === 'done' ? proof.state.riddle : null;
  const labels = { username: text('login.username'), password: text('login.password'), captcha: text('login.captcha') };
  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validate: (values) => {
      const errors = checkLogin(values, captchaDue && !proven);
      return {
        username: fieldErrorText(text, labels.username, errors.username),
        password: fieldErrorText(text, labels.password, errors.password),
        captcha: fieldErrorText(text, labels.captcha, errors.captcha),
      };
    },
    onSubmit: async (values) => {
      const { username, password } = values;
      const riddle = proven ?? { captcha: values.captcha, captchaId: captcha.id ?? undefined };
      const wish = rememberPassword ? wishOf(values) : undefined;
      const entered = await signIn({ username, password, ...riddle, wish });
      return entered ? { ok: true, value: null } : { ok: false, error: null };
    },
    focusOnError: 'password',
    resetOnError: { captcha: '' },
    resetOnSuccess: first,
    wait: useCountdown(waitUntil),
    id: 'login',
  });
  useRecall(form);

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormErrors errors={form.errorList} error={error ? errorText(text, error) : undefined} />
        {!storageKeeps() && <Text tone="secondary">{text('passwords.storage')}</Text>}
        <TextField
          {...form.field('username')}
          required
          label={labels.username}
          iconStart={User}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.passwordField('password')}
          required
          label={labels.password}
          iconStart={LockKeyhole}
          autoComplete="current-password"
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
        {captchaDue && <PictureCode {...form.field('captcha')} captcha={captcha} proof={proof} />}
        <Inline gap={3} justify="between" wrap>
          {rememberPassword ? <Checkbox {...form.checkbox('remember')} label={text('passwords.remember')} /> : <span />}
          {forgotten && <Link href={overlay.hrefOf('forgot')}>{text('passwords.forgot')}</Link>}
        </Inline>
        {rememberPassword && form.values.remember && (
          <Checkbox {...form.checkbox('stay')} label={text('passwords.remember.stay')} />
        )}
        <SubmitButton size="lg" wide busy={form.isSubmitting} wait={form.wait}>
          {text('login.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

const wishOf = ({ remember, stay }: LoginValues): Wish => (remember ? (stay ? 'stay' : 'day') : 'none');

/** Fills in the remembered login unless the user has typed meanwhile (LGN-07). */
function useRecall(form: Pick<SubmitForm<LoginValues>, 'values' | 'setValues'>) {
  const { rememberPassword } = useBrand();
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    let here = true;
    void recallLogin(rememberPassword).then((kept) => {
      const { values, setValues } = latest.current;
      if (here && kept && values.password === '') setValues({ username: kept.username, password: kept.password });
    });
    return () => {
      here = false;
    };
  }, [rememberPassword]);
}
