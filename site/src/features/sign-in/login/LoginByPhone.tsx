import { cleanNumber } from '@baize/domain';
import { Stack } from '@baize/ui';
import { useCountdown } from '../../../core/browser/useCountdown.ts';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { FormErrors } from '../../../shared/forms/FormErrors.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { MobileNumberField } from '../codes/MobileNumberField.tsx';
import { useNumberError } from '../codes/useNumberError.ts';
import { usePhoneCode } from '../codes/usePhoneCode.ts';
import type { Entry } from '../session/useEnter.ts';
import { useMobileEntry } from '../session/useMobileEntry.ts';
import { useSignIn } from '../session/useSignIn.ts';

const longestCode = 255;

export function LoginByPhone({ onSignedIn }: { onSignedIn: (entry: Entry) => void }) {
  const text = useText();
  const entry = useMobileEntry();
  const { mobile } = entry;
  const code = usePhoneCode(mobile);
  const { signInByPhone, error, waitUntil } = useSignIn(onSignedIn);
  const numberError = useNumberError(entry);
  const form = useSubmitForm({
    defaultValues: { code: '' },
    externalFields: ['mobile'],
    validate: ({ code: typed }) => ({
      mobile: numberError,
      code: cleanNumber(typed) === '' || typed.length > longestCode ? text('codes.invalid') : undefined,
    }),
    onSubmit: async ({ code: typed }) => {
      if (!mobile) return undefined;
      const proof = await code.prove(cleanNumber(typed));
      if (!proof.ok) return proof;
      const { nationalNumber, callingCode } = mobile;
      const entered = await signInByPhone({ nationalNumber, callingCode, ...proof.value });
      return entered ? { ok: true, value: null } : { ok: false, error: null };
    },
    focusOnError: 'code',
    resetOnError: {},
    resetOnSuccess: { code: '' },
    wait: useCountdown(waitUntil),
    id: 'login',
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormErrors errors={form.errorList} error={form.error ?? (error ? errorText(text, error) : undefined)} />
        <MobileNumberField {...form.externalField('mobile')} entry={entry} />
        <CodeEntry
          {...form.field('code')}
          code={code}
          label={text('codes.label')}
          ready={mobile !== null}
          onNotReady={() => form.trigger('mobile')}
        />
        <SubmitButton size="lg" wide busy={form.isSubmitting} wait={form.wait}>
          {text('login.action')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
