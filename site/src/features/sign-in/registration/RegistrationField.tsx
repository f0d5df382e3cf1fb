import type { RegistrationField as Field } from '@baize/domain';
import { PasswordField, TextField } from '@baize/ui/overlays';
import type { UseFormReturn } from 'react-hook-form';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { digitsText, fieldHint } from '../../../shared/forms/fieldErrors.ts';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { MobileNumberField } from '../codes/MobileNumberField.tsx';
import { PictureCode } from '../codes/PictureCode.tsx';
import type { useCaptcha } from '../codes/useCaptcha.ts';
import type { PhoneCode } from '../codes/usePhoneCode.ts';
import type { useProof } from '../codes/useProof.ts';
import { mobileDigits } from '../phone/countries.ts';
import { fieldInputs } from './fieldInputs.ts';
import { type FormMobile, idOf, type Values } from './useRegisterForm.ts';

export interface FieldTools {
  form: UseFormReturn<Values>;
  mobile: FormMobile;
  code: PhoneCode;
  captcha: ReturnType<typeof useCaptcha>;
  proof: ReturnType<typeof useProof>;
  /** A code was asked for before there was a number to send it to. */
  onNoNumber: () => void;
}

interface RegistrationFieldProps {
  field: Field;
  error: string | undefined;
  tools: FieldTools;
}

/** One field of the registration, by the table's word on how it is typed. */
export function RegistrationField({ field: { name, required, rule }, error, tools }: RegistrationFieldProps) {
  const text = useText();
  const { form, mobile, code, captcha, proof } = tools;
  const { label: labelId, kind, icon, verbatim, ...typing } = fieldInputs[name];
  const label = required ? text(labelId) : text('registration.optional', { field: text(labelId) });
  const registered = form.register(name);
  const look = { id: idOf(name), label, error, required };
  const hint = fieldHint(text, rule);
  const asTyped = verbatim && ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const);

  switch (kind) {
    case 'password':
      return (
        <PasswordField
          {...registered}
          {...look}
          {...typing}
          hint={hint}
          iconStart={icon}
          words={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        />
      );
    case 'mobile': {
      const digits = mobileDigits(mobile.value.country);
      const count = digits.length > 0 ? text('registration.mobile.hint', { digits: digitsText(digits) }) : undefined;
      return <MobileNumberField {...look} entry={mobile} hint={count} ref={registered.ref} />;
    }
    case 'code': {
      const { mobile: to } = mobile;
      const sent = to && code.deadline !== null && !code.stale;
      return (
        <CodeEntry
          {...look}
          code={code}
          value={form.watch(name)}
          onValueChange={(value) => form.setValue(name, value)}
          ready={to !== null}
          onNotReady={tools.onNoNumber}
          hint={sent ? text('codes.sentTo', { number: inOrder(to.e164) }) : undefined}
          ref={registered.ref}
        />
      );
    }
    case 'captcha': {
      const { required: _, label: __, ...rest } = look;
      return <PictureCode {...registered} {...rest} captcha={captcha} proof={proof} />;
    }
    case 'text':
      return <TextField {...registered} {...look} {...typing} {...asTyped} hint={hint} iconStart={icon} />;
  }
}
