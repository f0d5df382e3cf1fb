import { passwordStrength } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { PasswordField, type PasswordFieldProps } from '@baize/ui/overlays';
import { type Translate, useText } from '../../../core/language/useText.ts';
import type { AccountForm } from './useAccountForm.ts';

interface NewPasswordProps
  extends Pick<PasswordFieldProps, 'label' | 'required' | 'iconStart' | 'autoComplete' | 'inputMode'> {
  form: AccountForm['form'];
  name: 'password' | 'confirmPassword';
  advice: string;
}

/** Shows the new password with its strength, or its repetition with a match check (REG-11). */
export function NewPassword({ form, name, advice, ...look }: NewPasswordProps) {
  const text = useText();
  const { password, confirmPassword, username } = form.values;
  const bound = { ...form.passwordField(name), ...look, words: passwordWords(text) };
  if (name === 'password') {
    const value = passwordStrength(password, username);
    const strength = { value, label: text('registration.strength'), text: value ? text(strengths[value]) : '' };
    return <PasswordField {...bound} describedBy={advice} strength={value ? strength : undefined} />;
  }
  // No error while the repetition may still become equal.
  const differs = !password.startsWith(confirmPassword);
  const matches = confirmPassword !== '' && confirmPassword === password;
  return (
    <PasswordField
      {...bound}
      live
      error={bound.error ?? (differs ? text('register.mismatch') : undefined)}
      success={matches ? text('registration.passwords.match') : undefined}
    />
  );
}

const strengths = {
  1: 'registration.strength.1',
  2: 'registration.strength.2',
  3: 'registration.strength.3',
  4: 'registration.strength.4',
} as const satisfies Record<number, MessageId>;

export const passwordWords = (text: Translate) => ({
  show: text('login.password.show'),
  hide: text('login.password.hide'),
});
