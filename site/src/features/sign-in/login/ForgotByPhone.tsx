import { checkReset, cleanNumber, type FieldRules } from '@baize/domain';
import { readRefusal, registerSettings, resetPassword } from '@baize/gateway';
import { Stack } from '@baize/ui';
import { PasswordField } from '@baize/ui/overlays';
import { LockKeyhole } from 'lucide';
import { useText } from '../../../core/language/useText.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { FormErrors } from '../../../shared/forms/FormErrors.tsx';
import { fieldErrorText } from '../../../shared/forms/fieldErrors.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { MobileNumberField } from '../codes/MobileNumberField.tsx';
import { useNumberError } from '../codes/useNumberError.ts';
import { useSmsCode } from '../codes/useSmsCode.ts';
import { useMobileEntry } from '../session/useMobileEntry.ts';
import { useSignIn } from '../session/useSignIn.ts';

const noRules: FieldRules = {};

export function ForgotByPhone() {
  const text = useText();
  const navigate = useSiteNavigate();
  const { toasts } = useServices();
  const rules = useEndpoint(registerSettings, {}).value?.rules ?? noRules;
  const entry = useMobileEntry();
  const { mobile } = entry;
  const code = useSmsCode('password', mobile);
  const { send } = useAction(resetPassword);
  const { signIn } = useSignIn(() => navigate(paths.home, { replace: true }));
  const numberError = useNumberError(entry);
  const form = useSubmitForm({
    defaultValues: { code: '', password: '' },
    externalFields: ['mobile'],
    validate: (values) => {
      const { number: mobileNum } = entry.value;
      const typed = { mobileNum, verificationCode: values.code, newPassword: values.password };
      const errors = checkReset('mobileNum', typed, rules);
      return {
        mobile: numberError,
        code: errors.verificationCode && text('codes.invalid'),
        password: fieldErrorText(text, text('password.new'), errors.newPassword),
      };
    },
    onSubmit: async (values) => {
      if (!mobile) return undefined;
      const { nationalNumber, callingCode } = mobile;
      const typed = { verificationCode: cleanNumber(values.code), newPassword: values.password };
      const outcome = await send({ ...typed, nationalNumber, callingCode });
      if (!outcome.ok) return outcome;
      toasts.show({ tone: 'positive', text: text('password.done') });
      const { account } = outcome.value;
      const entered = account && (await signIn({ username: account, password: values.password }));
      if (!entered) navigate(paths.login, { replace: true });
      return outcome;
    },
    serverErrors: (error) => {
      const { fields } = readRefusal(error.value);
      const words = errorText(text, error);
      return { code: fields.verificationCode && words, password: fields.newPassword && words };
    },
    focusOnError: 'code',
    resetOnSuccess: { password: '' },
    id: 'forgot',
  });
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormErrors errors={form.errorList} error={form.error} />
        <MobileNumberField {...form.externalField('mobile')} entry={entry} />
        <CodeEntry
          {...form.field('code')}
          code={code}
          label={text('codes.label')}
          ready={mobile !== null}
          onNotReady={() => form.trigger('mobile')}
        />
        <PasswordField
          {...form.passwordField('password')}
          label={text('password.new')}
          iconStart={LockKeyhole}
          autoComplete="new-password"
          required
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
        <SubmitButton size="lg" wide busy={form.isSubmitting} wait={form.wait}>
          {text('passwords.phone.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
