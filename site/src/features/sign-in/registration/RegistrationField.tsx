import type { RegistrationField as Field, RegistrationName } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { PasswordField, TextField } from '@baize/ui/overlays';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { digitsText, fieldHint } from '../../../shared/forms/fieldErrors.ts';
import { CodeEntry } from '../codes/CodeEntry.tsx';
import { MobileNumberField } from '../codes/MobileNumberField.tsx';
import { PictureCode } from '../codes/PictureCode.tsx';
import { mobileDigits } from '../phone/countries.ts';
import { fieldInputs } from './fieldInputs.ts';
import { NewPassword, passwordWords } from './NewPassword.tsx';
import { UsernameField } from './UsernameField.tsx';
import type { AccountForm } from './useAccountForm.ts';

interface RegistrationFieldProps {
  field: Field;
  tools: AccountForm['tools'];
  advice: string;
}

export function RegistrationField({ field: { name, required, rule }, tools, advice }: RegistrationFieldProps) {
  const text = useText();
  const { form, mobile, code, captcha, proof } = tools;
  const { label: labelId, kind, icon, verbatim, ...typing } = fieldInputs[name];
  const label = required ? text(labelId) : text('registration.optional', { field: text(labelId) });
  const look = { label, required };
  const rules = fieldHint(text, rule);
  const own = hints[name];
  const said = { hint: [rules, own && text(own)].filter(Boolean).join(' ') || undefined };
  const asTyped = verbatim && ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const);

  switch (kind) {
    case 'password':
      return name === 'password' || name === 'confirmPassword' ? (
        <NewPassword form={form} name={name} {...look} {...typing} advice={advice} iconStart={icon} />
      ) : (
        <PasswordField
          {...form.passwordField(name)}
          {...look}
          {...typing}
          {...said}
          iconStart={icon}
          words={passwordWords(text)}
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
          onNotReady={() => form.trigger('mobileNum')}
          hint={sent ? text('codes.sentTo', { number: inOrder(to.e164) }) : undefined}
        />
      );
    }
    case 'captcha':
      return <PictureCode {...form.field(name)} captcha={captcha} proof={proof} />;
    case 'text':
      return name === 'username' ? (
        <UsernameField
          {...form.field(name)}
          {...look}
          {...typing}
          {...asTyped}
          {...said}
          iconStart={icon}
          fits={form.validationErrors.username === undefined}
          onSuggestion={(username) => {
            form.setValues({ username });
            form.focus(name);
          }}
        />
      ) : (
        <TextField {...form.field(name)} {...look} {...typing} {...asTyped} {...said} iconStart={icon} />
      );
  }
}

const hints: Partial<Record<RegistrationName, MessageId>> = {
  payeeName: 'registration.hint.payeeName',
  email: 'registration.hint.email',
  affiliateCode: 'registration.hint.affiliateCode',
};
