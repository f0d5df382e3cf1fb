import { checkReset, type FieldRules } from '@baize/domain';
import { type GatewayError, readRefusal, registerSettings, resetPassword } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { ErrorSummary, FormError, PasswordField } from '@baize/ui/overlays';
import { LockKeyhole } from 'lucide';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useRetryWait } from '../../../shared/forms/useRetryWait.ts';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { MobileNumberField } from '../codes/MobileNumberField.tsx';
import { useNumberError } from '../codes/useNumberError.ts';
import { useSmsCode } from '../codes/useSmsCode.ts';
import { useMobileEntry } from '../session/useMobileEntry.ts';
import { useSignIn } from '../session/useSignIn.ts';

const noRules: FieldRules = {};

/** Sets another password by a code that came by message, and logs in with it (PWD-02). */
export function ForgotByPhone() {
  const text = useText();
  const navigate = useSiteNavigate();
  const { toasts } = useServices();
  const rules = useEndpoint(registerSettings, {}).value?.rules ?? noRules;
  const entry = useMobileEntry();
  const { mobile } = entry;
  const code = useSmsCode('password', mobile);
  const { send, busy } = useAction(resetPassword);
  const { signIn, busy: entering } = useSignIn(() => navigate(paths.home, { replace: true }));
  const [refused, setRefused] = useState<GatewayError | null>(null);
  const wait = useRetryWait(refused);
  const [tried, setTried] = useState<'no' | 'number' | 'all'>('no');
  const { register, handleSubmit, watch, setValue, setFocus } = useForm({
    defaultValues: { verificationCode: '', newPassword: '' },
  });
  const number = useRef<HTMLInputElement>(null);
  const digits = useRef<HTMLInputElement>(null);
  const typed = watch();
  const errors = tried === 'all' ? checkReset('mobileNum', { ...typed, mobileNum: entry.value.number }, rules) : {};
  const theirs = readRefusal(refused?.value).fields;
  const numberError = useNumberError(entry);

  const submit = handleSubmit(async (values) => {
    if (wait > 0) return;
    setTried('all');
    setRefused(null);
    const wrong = checkReset('mobileNum', { ...values, mobileNum: entry.value.number }, rules);
    if (!mobile) return number.current?.focus();
    if (wrong.verificationCode) return digits.current?.focus();
    if (wrong.newPassword) return setFocus('newPassword');
    const { mobileNum, countryDialingCode } = mobile;
    const outcome = await send({ ...values, mobileNum, countryDialingCode });
    if (!outcome.ok) {
      setRefused(outcome.error);
      return digits.current?.focus();
    }
    toasts.show({ tone: 'positive', text: text('password.done') });
    setValue('newPassword', '');
    const { account } = outcome.value;
    if (account && (await signIn({ username: account, password: values.newPassword }))) return;
    return navigate(paths.login, { replace: true });
  });

  const messages = {
    'forgot-mobile': tried === 'no' ? undefined : numberError,
    'forgot-code': errors.verificationCode
      ? text('codes.invalid')
      : theirs.verificationCode && refused
        ? errorText(text, refused)
        : undefined,
    'forgot-password':
      fieldErrorText(text, text('password.new'), errors.newPassword) ??
      (theirs.newPassword && refused ? errorText(text, refused) : undefined),
  };
  const listed = Object.entries(messages).flatMap(([id, message]) => (message ? [{ id, message }] : []));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {listed.length > 1 && <ErrorSummary title={text('form.errors', { count: listed.length })} errors={listed} />}
        <FormError>{refused && Object.keys(theirs).length === 0 && errorText(text, refused)}</FormError>
        <MobileNumberField entry={entry} id="forgot-mobile" ref={number} error={messages['forgot-mobile']} />
        <CodeEntry
          code={code}
          id="forgot-code"
          ref={digits}
          label={text('codes.label')}
          value={typed.verificationCode}
          onValueChange={(value) => setValue('verificationCode', value)}
          ready={mobile !== null}
          onNotReady={() => {
            setTried('number');
            number.current?.focus();
          }}
          error={messages['forgot-code']}
        />
        <PasswordField
          {...register('newPassword')}
          id="forgot-password"
          label={text('password.new')}
          error={messages['forgot-password']}
          iconStart={LockKeyhole}
          autoComplete="new-password"
          required
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
        <SubmitButton size="lg" wide busy={busy || entering} wait={wait}>
          {text('passwords.phone.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
