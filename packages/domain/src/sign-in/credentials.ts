import { textLength } from '../base/textLength.ts';
import { compilePattern, satisfies } from './pattern.ts';

/** A platform's rule for one field. Source: section 3. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  minLength: number | null;
  maxLength: number | null;
  pattern: string | null;
  /** Names the message that explains the pattern. */
  patternId: string | null;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

export type FieldError =
  | { kind: 'required' }
  /** Both bounds, null where there is none; equal when only one length fits. */
  | { kind: 'length'; min: number | null; max: number | null }
  | { kind: 'pattern'; patternId: string | null; min: number | null; max: number | null }
  | { kind: 'mismatch' }
  /** No mobile number of its country, whose numbers have one of these counts of digits. */
  | { kind: 'mobile'; digits: readonly number[] };

export type FieldErrors = Readonly<Record<string, FieldError>>;

export interface LoginFields {
  username: string;
  password: string;
  captcha?: string;
}

/** The login to send: the username and captcha trimmed, the password exactly as typed. */
export function readLogin(fields: LoginFields): LoginFields {
  const captcha = fields.captcha?.trim();
  return { username: fields.username.trim(), password: fields.password, ...(captcha ? { captcha } : {}) };
}

/** What is missing in a login; the captcha counts only when one is shown. Source: section 5. */
export function checkLogin(fields: LoginFields, captchaShown: boolean): FieldErrors {
  const { username, password, captcha } = readLogin(fields);
  return {
    ...(username === '' ? { username: { kind: 'required' } as const } : {}),
    ...(password === '' ? { password: { kind: 'required' } as const } : {}),
    ...(captchaShown && !captcha ? { captcha: { kind: 'required' } as const } : {}),
  };
}

/** How long a value may be. Bounds that no text can meet are a slip of whoever set them, and would close the form: they count as none. */
export function lengthBounds({ minLength, maxLength }: FieldRule): { min: number | null; max: number | null } {
  const min = minLength !== null && minLength >= 0 ? minLength : null;
  const max = maxLength !== null && maxLength > 0 ? maxLength : null;
  return maxLength === 0 || (min !== null && max !== null && min > max) ? { min: null, max: null } : { min, max };
}

/** What is wrong with one value under a rule, or null. An empty value is wrong only when it is required. Source: section 5. */
export function checkField(value: string, rule: FieldRule | null, required: boolean): FieldError | null {
  if (value === '') return required ? { kind: 'required' } : null;
  if (!rule) return null;
  const { patternId } = rule;
  const { min, max } = lengthBounds(rule);
  const length = textLength(value);
  if ((min !== null && length < min) || (max !== null && length > max)) return { kind: 'length', min, max };
  return satisfies(value, compilePattern(rule.pattern)) ? null : { kind: 'pattern', patternId, min, max };
}
