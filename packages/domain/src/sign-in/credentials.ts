import { textLength } from '../base/textLength.ts';
import { compilePattern, satisfies } from './pattern.ts';

/** Platform rule for a field. Source: section 3. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  minLength: number | null;
  maxLength: number | null;
  pattern: string | null;
  /** Id of the message that explains the pattern. */
  patternId: string | null;
}

export type FieldRules = Readonly<Record<string, FieldRule>>;

export type FieldError =
  | { kind: 'required' }
  /** Null for no bound; equal bounds for a single length. */
  | { kind: 'length'; min: number | null; max: number | null }
  | { kind: 'pattern'; patternId: string | null; min: number | null; max: number | null }
  /** Only signs that nobody sees. */
  | { kind: 'invisible' }
  | { kind: 'mismatch' }
  | { kind: 'mobile'; digits: readonly number[] };

export type FieldErrors = Readonly<Record<string, FieldError>>;

export interface LoginFields {
  username: string;
  password: string;
  captcha?: string;
}

/** Trims username and captcha, but never the password. */
export function readLogin(fields: LoginFields): LoginFields {
  const captcha = fields.captcha?.trim();
  return { username: fields.username.trim(), password: fields.password, ...(captcha ? { captcha } : {}) };
}

/** Validates a login; the captcha counts only if shown. Source: section 5. */
export function checkLogin(fields: LoginFields, captchaShown: boolean): FieldErrors {
  const { username, password, captcha } = readLogin(fields);
  return {
    ...(username === '' ? { username: { kind: 'required' } as const } : {}),
    ...(password === '' ? { password: { kind: 'required' } as const } : {}),
    ...(captchaShown && !captcha ? { captcha: { kind: 'required' } as const } : {}),
  };
}

/**
 * Returns the length bounds; impossible ones are configuration mistakes and are ignored, as they would block the form.
 */
export function lengthBounds({ minLength, maxLength }: FieldRule): { min: number | null; max: number | null } {
  const min = minLength !== null && minLength >= 0 ? minLength : null;
  const max = maxLength !== null && maxLength > 0 ? maxLength : null;
  return maxLength === 0 || (min !== null && max !== null && min > max) ? { min: null, max: null } : { min, max };
}

/** Signs that show nothing: controls, marks without a letter, spaces, fillers and the empty Braille cell. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\p{Z}\u2800]/gu;

/**
 * Validates a value against a rule; an empty value fails only if required, one without a visible sign always (FLT-136).
 * Source: section 5.
 */
export function checkField(value: string, rule: FieldRule | null, required: boolean): FieldError | null {
  if (value === '') return required ? { kind: 'required' } : null;
  if (value.replace(unseen, '') === '') return { kind: 'invisible' };
  if (!rule) return null;
  const { patternId } = rule;
  const { min, max } = lengthBounds(rule);
  const length = textLength(value);
  if ((min !== null && length < min) || (max !== null && length > max)) return { kind: 'length', min, max };
  return satisfies(value, compilePattern(rule.pattern)) ? null : { kind: 'pattern', patternId, min, max };
}
