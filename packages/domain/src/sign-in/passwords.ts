import { cleanNumber } from '../base/numbers.ts';
import { checkField, type FieldErrors, type FieldRules } from './credentials.ts';
import type { ForgotMode } from './forgotModes.ts';

/** Validates a password reset by field: the password by its rule, the rest must not be empty. Source: section 5. */
export function checkReset(mode: ForgotMode, values: Readonly<Record<string, string>>, rules: FieldRules): FieldErrors {
  const errors: Record<string, ReturnType<typeof checkField>> = mode === 'email'
    ? {
        // Rules apply to new accounts only; older usernames stay valid.
        username: checkField(trimmed(values.username), null, true),
        email: checkField(trimmed(values.email), rules.email ?? null, true),
      }
    : {
        mobileNum: checkField(
          cleanNumber(values.mobileNum ?? ''),
          rules.mobileNum?.enabled ? rules.mobileNum : null,
          true,
        ),
        verificationCode: checkField(cleanNumber(values.verificationCode ?? ''), null, true),
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
  isDefault: boolean;
}

/** Reports whether the password must be changed first, only after a login by password. Source: section 4. */
export function mustChange({ type, firstTimeLogin, passwordExpired, expiryForces, isDefault }: Entry): boolean {
  return type === 'username' && (isDefault || firstTimeLogin || (passwordExpired && expiryForces));
}

export function isDefaultPassword(known: { digest: string } | null, digest: string): boolean {
  return known !== null && known.digest === digest;
}

const trimmed = (value: string | undefined) => (value ?? '').trim();
