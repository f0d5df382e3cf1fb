import type { RegistrationField as Field } from '@baize/domain';
import { PasswordField, TextField } from '@baize/ui/overlays';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { digitsText, fieldHint } from '../../../shared/forms/fieldErrors.ts';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { MobileNumberField } from '../codes/MobileNumberField.tsx';
import { PictureCode } from '../codes/PictureCode.tsx';
import { mobileDigits } from '../phone/countries.ts';
import { fieldInputs } from './fieldInputs.ts';
import type { AccountForm } from './useAccountForm.ts';

interface RegistrationFieldProps {
  field: Field;
  tools: AccountForm['tools'];
}

/** One field of the registration, by the table's word on how it is typed. */
export function RegistrationField({ field: { name, required, rule }, tools }: RegistrationFieldProps) {
  const text = useText();
  const { form, mobile, code, captcha, proof } = tools;
  const { label: labelId, kind, icon, verbatim, ...typing } = fieldInputs[name];
  const label = required ? text(labelId) : text('registration.optional', { field: text(labelId) });
  const look = { label, required };
  const hint = fieldHint(text, rule);
  const asTyped = verbatim && ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const);

  switch (kind) {
    case 'password':
      return (
        <PasswordField
          {...form.secret(name)}
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
      return <MobileNumberField {...form.field(name)} {...look} entry={mobile} hint={count} />;
    }
    case 'code': {
      const { mobile: to } = mobile;
      const sent = to && code.deadline !== null && !code.stale;
      return (
        <CodeEntry
          {...form.field(name)}
          {...look}
          code={code}
          ready={to !== null}
          onNotReady={() => form.demand('mobileNum')}
          hint={sent ? text('codes.sentTo', { number: inOrder(to.e164) }) : undefined}
        />
      );
    }
    case 'captcha':
      return <PictureCode {...form.field(name)} captcha={captcha} proof={proof} />;
    case 'text':
      return <TextField {...form.field(name)} {...look} {...typing} {...asTyped} hint={hint} iconStart={icon} />;
  }
}
