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
  | { kind: 'mismatch' };

export type FieldErrors = Readonly<Record<string, FieldError>>;

const longestCode = 255;

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

/** What is wrong with one value under a rule, or null. An empty value is wrong only when it is required. Source: section 5. */
export function checkField(value: string, rule: FieldRule | null, required: boolean): FieldError | null {
  if (value === '') return required ? { kind: 'required' } : null;
  if (!rule) return null;
  const { minLength: min, maxLength: max, patternId } = rule;
  const length = [...value].length;
  if ((min !== null && length < min) || (max !== null && length > max)) return { kind: 'length', min, max };
  return satisfies(value, compilePattern(rule.pattern)) ? null : { kind: 'pattern', patternId, min, max };
}

const untrimmed: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);
const alwaysRequired: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword']);
const formOrder = ['username', 'password', 'confirmPassword'];

/** The fields of the plain registration form, in order: three always, the rest where the platform's rule enables them. */
export function registrationFields(rules: FieldRules): { name: string; required: boolean; rule: FieldRule | null }[] {
  const names = [...formOrder, ...Object.keys(rules).filter((name) => !formOrder.includes(name))];
  return names
    .map((name) => {
      const rule = Object.hasOwn(rules, name) ? (rules[name] ?? null) : null;
      return { name, required: alwaysRequired.has(name) || rule?.required === true, rule };
    })
    .filter(({ name, rule }) => alwaysRequired.has(name) || rule?.enabled === true);
}

/** Everything typed, trimmed but for passwords. */
export function readRegistration(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, untrimmed.has(name) ? value : value.trim()]),
  );
}

/** What is wrong with a registration, by field in the form's order. Source: section 5. */
export function checkRegistration(values: Readonly<Record<string, string>>, rules: FieldRules): FieldErrors {
  const typed = readRegistration(values);
  const errors: Record<string, FieldError> = {};
  for (const { name, required, rule } of registrationFields(rules)) {
    const value = typed[name] ?? '';
    const error =
      name === 'confirmPassword'
        ? checkConfirmation(value, typed.password ?? '')
        : name === 'verificationCode'
          ? checkField(value, code(rule), required)
          : checkField(value, rule, required);
    if (error) errors[name] = error;
  }
  return errors;
}

/** A verification code has no length rule of its own but 255 at most. Source: section 5. */
function code(rule: FieldRule | null): FieldRule | null {
  return rule && { ...rule, minLength: null, maxLength: longestCode };
}

function checkConfirmation(value: string, password: string): FieldError | null {
  if (value === '') return { kind: 'required' };
  return value === password ? null : { kind: 'mismatch' };
}
