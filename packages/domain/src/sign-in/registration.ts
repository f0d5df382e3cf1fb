import { checkField, type FieldError, type FieldErrors, type FieldRule, type FieldRules } from './credentials.ts';

/** The two ways of opening an account. */
export const registrationForms = ['username', 'mobile'] as const;
export type RegistrationForm = (typeof registrationForms)[number];

/** Every field that a registration may ask for, in the order of the form. Source: section 3. */
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

/** What decides over the fields besides the rules. */
export interface RegistrationContext {
  form: RegistrationForm;
  rules: FieldRules;
  /** REGMOBVERF3: a number is proven by a code. */
  codes: boolean;
  /** MOBILENUMPASSREG3: a registration by mobile chooses a password too. */
  mobilePassword: boolean;
  /** A picture code is asked for whatever its rule says, because the platform has refused a try without. */
  captchaDue: boolean;
  /** The address carried an affiliate's code that holds: there is nothing left to type. */
  addressCode: boolean;
}

export interface RegistrationField {
  name: RegistrationName;
  required: boolean;
  rule: FieldRule | null;
}

export type RegistrationValues = Readonly<Partial<Record<RegistrationName, string>>>;

/** The ways of registration that the switches leave open; where it is closed, only a code that holds opens it. Source: sections 2 and 3. */
export function registrationWays(isOn: (toggle: string) => boolean, invited: boolean): readonly RegistrationForm[] {
  if (!isOn('DIRECTREG3') && !invited) return [];
  return registrationForms.filter((form) => isOn(form === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'));
}

/**
 * The fields to show, in order, and which of them must not stay empty. By name, username and password always are asked for; by mobile,
 * the number. Everything else follows its rule. Source: section 5.
 */
export function registrationFields(context: RegistrationContext): readonly RegistrationField[] {
  return registrationNames.flatMap((name) => {
    const { need } = registrationNeed(name, context);
    return need === 'hidden'
      ? []
      : [{ name, required: need === 'required', rule: lengthFree(name, ruleOf(name, context)) }];
  });
}

/** What is wrong, by field in the form's order. `values` as typed. Source: section 5. */
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

/** The fields that were typed, trimmed but for passwords; whatever else a form holds is left out. */
export function readRegistration(values: RegistrationValues): Record<string, string> {
  return Object.fromEntries(
    registrationNames.flatMap((name) => {
      const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
      return typeof value === 'string' ? [[name, untrimmed.has(name) ? value : value.trim()]] : [];
    }),
  );
}

/** What to send of all that was typed: fields that are not shown, or empty, stay here. */
export function registrationToSend(values: RegistrationValues, context: RegistrationContext): Record<string, string> {
  const typed = readRegistration(values);
  return Object.fromEntries(
    registrationFields(context).flatMap(({ name }) => (typed[name] ? [[name, typed[name]]] : [])),
  );
}

/** Never kept beyond the form: what proves a person's identity. */
const secrets: ReadonlySet<string> = new Set<RegistrationName>([
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'idNumber',
]);

/** The part of a half-filled form that may be kept for this tab. */
export function draftOf(values: RegistrationValues): RegistrationValues {
  return Object.fromEntries(
    registrationNames.flatMap((name) => (values[name] && !secrets.has(name) ? [[name, values[name]]] : [])),
  );
}

/** Whether a registration asks for a field, and what decided: the form, a module of the platform, or the platform's rule for it. */
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

/** A verification code has no length rule of its own but 255 at most. Source: section 5. */
function lengthFree(name: RegistrationName, rule: FieldRule | null): FieldRule | null {
  if (name !== 'verificationCode') return rule;
  const { pattern = null, patternId = null } = rule ?? {};
  return { enabled: true, required: true, minLength: null, maxLength: longestCode, pattern, patternId };
}

function checkConfirmation(value: string, password: string): FieldError | null {
  if (value === '') return { kind: 'required' };
  return value === password ? null : { kind: 'mismatch' };
}
