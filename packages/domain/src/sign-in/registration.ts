import { cleanNumber } from '../base/numbers.ts';
import { checkField, type FieldError, type FieldErrors, type FieldRule, type FieldRules } from './credentials.ts';

export const registrationForms = ['username', 'mobile'] as const;
export type RegistrationForm = (typeof registrationForms)[number];

/** All registration fields, in form order. Source: section 3. */
export const registrationNames = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'payeeName',
  'nickname',
  'email',
  'birthday',
  'idNumber',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'telegram',
  'zalo',
  'skype',
  'recommenderId',
  'referralCode',
  'affiliateCode',
  'captcha',
] as const;
export type RegistrationName = (typeof registrationNames)[number];

export interface RegistrationContext {
  form: RegistrationForm;
  rules: FieldRules;
  /** REGMOBVERF3: a number is verified by a code. */
  codes: boolean;
  /** MOBILENUMPASSREG3: registration by mobile needs a password too. */
  mobilePassword: boolean;
  /** True if the platform refused an attempt without captcha, which overrides the field's rule. */
  captchaDue: boolean;
  /** True if the URL carried a valid affiliate code, so that none has to be typed. */
  addressCode: boolean;
}

export interface RegistrationField {
  name: RegistrationName;
  required: boolean;
  rule: FieldRule | null;
}

export type RegistrationValues = Readonly<Partial<Record<RegistrationName, string>>>;

/** Lists the open ways to register; if registration is closed, only a valid code opens it. Source: sections 2 and 3. */
export function registrationWays(isOn: (toggle: string) => boolean, invited: boolean): readonly RegistrationForm[] {
  if (!isOn('DIRECTREG3') && !invited) return [];
  return registrationForms.filter((form) => isOn(form === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'));
}

/**
 * Lists the fields to show, in order. Username and password are mandatory by name, the number by mobile; the rest
 * follow their rules. Source: section 5.
 */
export function registrationFields(context: RegistrationContext): readonly RegistrationField[] {
  return registrationNames.flatMap((name) => {
    const { need } = registrationNeed(name, context);
    return need === 'hidden'
      ? []
      : [{ name, required: need === 'required', rule: lengthFree(name, ruleOf(name, context)) }];
  });
}

export function checkRegistration(values: RegistrationValues, context: RegistrationContext): FieldErrors {
  const typed = readRegistration(values);
  const errors: Record<string, FieldError> = {};
  for (const { name, required, rule } of registrationFields(context)) {
    const value = typed[name] ?? '';
    const error =
      name === 'confirmPassword'
        ? checkConfirmation(value, typed.password ?? '')
        : checkField(value, rule, required || (name === 'verificationCode' && Boolean(typed.mobileNum)));
    if (error) errors[name] = error;
  }
  return errors;
}

const untrimmed: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);
const numbers: ReadonlySet<string> = new Set<RegistrationName>([
  'mobileNum',
  'verificationCode',
  'whatsapp',
  'qqNum',
  'zalo',
  'recommenderId',
  'captcha',
]);

export function readRegistration(values: RegistrationValues): Record<string, string> {
  return Object.fromEntries(
    registrationNames.flatMap((name) => {
      const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'string' ? [[name, readValue(name, value)]] : [];
    }),
  );
}

function readValue(name: RegistrationName, value: string): string {
  if (untrimmed.has(name)) return value;
  return numbers.has(name) ? cleanNumber(value) : value.trim();
}

export function registrationToSend(values: RegistrationValues, context: RegistrationContext): Record<string, string> {
  const typed = readRegistration(values);
  return Object.fromEntries(
    registrationFields(context).flatMap(({ name }) => (typed[name] ? [[name, typed[name]]] : [])),
  );
}

const secrets: ReadonlySet<string> = new Set<RegistrationName>([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
]);

export function draftOf(values: RegistrationValues): RegistrationValues {
  return Object.fromEntries(
    registrationNames.flatMap((name) => (values[name] && !secrets.has(name) ? [[name, values[name]]] : [])),
  );
}

/** Requirement of a field and its reason: the form, a module or the platform's rule. */
export interface RegistrationNeed {
  need: 'hidden' | 'optional' | 'required';
  because: string;
}

const ruleOf = (name: RegistrationName, { rules }: RegistrationContext): FieldRule | null =>
  Object.hasOwn(rules, name) ? (rules[name] ?? null) : null;

/** Source: section 5. */
export function registrationNeed(name: RegistrationName, context: RegistrationContext): RegistrationNeed {
  const { form, codes, mobilePassword, captchaDue, addressCode } = context;
  const rule = ruleOf(name, context);
  const byName = form === 'username';
  const byForm: RegistrationNeed = { need: 'required', because: `${form} form` };
  const byRule: RegistrationNeed = rule?.enabled
    ? { need: rule.required ? 'required' : 'optional', because: 'rule enabled' }
    : { need: 'hidden', because: 'rule off' };
  switch (name) {
    case 'username':
      return byName ? byForm : byRule;
    case 'password':
    case 'confirmPassword':
      if (byName) return byForm;
      return mobilePassword
        ? { need: 'required', because: 'MOBILENUMPASSREG3 on' }
        : { need: 'hidden', because: 'MOBILENUMPASSREG3 off' };
    case 'mobileNum':
      return byName ? byRule : byForm;
    case 'verificationCode':
      return codes ? registrationNeed('mobileNum', context) : { need: 'hidden', because: 'REGMOBVERF3 off' };
    case 'paymentPassword':
      return rule?.enabled ? { ...byRule, need: 'required' } : byRule;
    case 'affiliateCode':
      return addressCode ? { need: 'hidden', because: 'code in the address' } : byRule;
    case 'captcha':
      if (captchaDue) return { need: 'required', because: 'a try was refused' };
      return rule?.required ? byRule : { need: 'hidden', because: 'rule off' };
    default:
      return byRule;
  }
}

const longestCode = 255;

/** A verification code has no length rule except a maximum of 255. Source: section 5. */
function lengthFree(name: RegistrationName, rule: FieldRule | null): FieldRule | null {
  if (name !== 'verificationCode') return rule;
  const { pattern = null, patternId = null } = rule ?? {};
  return { enabled: true, required: true, minLength: null, maxLength: longestCode, pattern, patternId };
}

function checkConfirmation(value: string, password: string): FieldError | null {
  if (value === '') return { kind: 'required' };
  return value === password ? null : { kind: 'mismatch' };
}
