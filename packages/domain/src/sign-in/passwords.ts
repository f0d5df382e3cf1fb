import { checkField, type FieldErrors, type FieldRules } from './credentials.ts';
import type { ForgotMode } from './forgotModes.ts';

/** What is wrong with a lost password's form, by field. The password counts by its rule, the rest must not be empty. Source: section 5. */
export function checkReset(mode: ForgotMode, values: Readonly<Record<string, string>>, rules: FieldRules): FieldErrors {
  const errors: Record<string, ReturnType<typeof checkField>> = mode === 'email'
    ? {
        // Rules say what may be opened now; names that are older than a rule stay good.
        username: checkField(trimmed(values.username), null, true),
        email: checkField(trimmed(values.email), rules.email ?? null, true),
      }
    : {
        mobileNum: checkField(trimmed(values.mobileNum), rules.mobileNum?.enabled ? rules.mobileNum : null, true),
        verificationCode: checkField(trimmed(values.verificationCode), null, true),
        newPassword: checkField(values.newPassword ?? '', rules.password ?? null, true),
      };
  return Object.fromEntries(Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])));
}

export interface Entry {
  type: 'username' | 'sms' | 'firebase' | 'social' | 'trial';
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  /** PWDEXPFORCECHANGE3 is on. */
  expiryForces: boolean;
  /** The password that was typed is the brand's default one. */
  isDefault: boolean;
}

/** Whether a login has to change its password first: only where a password was typed. Source: section 4. */
export function mustChange({ type, firstTimeLogin, passwordExpired, expiryForces, isDefault }: Entry): boolean {
  return type === 'username' && (isDefault || firstTimeLogin || (passwordExpired && expiryForces));
}

/** Whether a digest (hex) is that of the brand's default password. */
export function isDefaultPassword(known: { digest: string } | null, digest: string): boolean {
  return known !== null && known.digest === digest;
}

const trimmed = (value: string | undefined) => (value ?? '').trim();
