import {
  checkRegistration,
  type FieldRule,
  type FieldRules,
  type RegistrationForm,
  type RegistrationName,
  registrationNames,
} from '@baize/domain';
import { brandDocuments } from '@baize/tokens/brandDocuments';
import type { BrandId, Settings } from '../base/settings.ts';

export const invitationCodes: ReadonlySet<string> = new Set(['WELCOME7', 'TABLE42', 'AGENT01']);

const rule = (more: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
  ...more,
});

type Rules = Partial<Record<RegistrationName, FieldRule>>;

const base: Record<Exclude<RegistrationName, 'confirmPassword'>, FieldRule> = {
  username: rule({ required: true, minLength: 4, maxLength: 16, pattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: '2' }),
  password: rule({ required: true, minLength: 8, maxLength: 64, pattern: '*' }),
  mobileNum: rule({ minLength: 6, maxLength: 14, pattern: '^[0-9]+$', patternId: '6' }),
  verificationCode: rule({ maxLength: 255 }),
  paymentPassword: rule({ minLength: 6, maxLength: 6, pattern: '^[0-9]+$', patternId: '6' }),
  payeeName: rule({ minLength: 2, maxLength: 60, pattern: '^[A-Za-z][A-Za-z .]*$', patternId: '8' }),
  nickname: rule({ minLength: 2, maxLength: 20, pattern: '^[^<>"%&;]*$', patternId: '5' }),
  email: rule({ maxLength: 120, pattern: '^[^@ ]+@[^@ ]+$', patternId: '4' }),
  birthday: rule({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', patternId: '10' }),
  idNumber: rule({ minLength: 5, maxLength: 24, pattern: '^[A-Za-z0-9]*$', patternId: '1' }),
  nationality: rule({ maxLength: 60, pattern: '^[A-Za-z ]*$', patternId: '8' }),
  address: rule({ maxLength: 200 }),
  occupation: rule({ maxLength: 80 }),
  sourceOfIncome: rule({ maxLength: 80 }),
  line: rule({ maxLength: 40, pattern: '^[^ ]*$', patternId: '9' }),
  whatsapp: rule({ minLength: 6, maxLength: 15, pattern: '^[0-9]*$', patternId: '6' }),
  facebook: rule({ maxLength: 80, pattern: '^[^ ]*$', patternId: '9' }),
  wechat: rule({ minLength: 6, maxLength: 20, pattern: '^[^ ]*$', patternId: '9' }),
  qqNum: rule({ minLength: 5, maxLength: 12, pattern: '^[0-9]*$', patternId: '6' }),
  telegram: rule({ minLength: 5, maxLength: 32, pattern: '^[^ ]*$', patternId: '9' }),
  zalo: rule({ minLength: 6, maxLength: 15, pattern: '^[0-9]*$', patternId: '6' }),
  skype: rule({ maxLength: 60, pattern: '^[^ ]*$', patternId: '9' }),
  recommenderId: rule({ minLength: 4, maxLength: 16, pattern: '^[0-9]*$', patternId: '6' }),
  referralCode: rule({ minLength: 4, maxLength: 12, pattern: '^[A-Za-z0-9]*$', patternId: '1' }),
  affiliateCode: rule({ minLength: 4, maxLength: 12, pattern: '^[A-Za-z0-9]*$', patternId: '1' }),
  captcha: rule({ required: true, minLength: 5, maxLength: 5, pattern: '^[A-Za-z0-9]*$', patternId: '1' }),
};

/** Fields of a platform whose brand specifies none. */
const usual = ['username', 'password', 'captcha'] as const;

function brandRules(brand: BrandId): Rules {
  const { fields, rules = {} } = (brandDocuments[brand].registration ?? { fields: usual }) as {
    fields: readonly (keyof typeof base)[];
    rules?: Rules;
  };
  return Object.fromEntries(fields.map((name) => [name, { ...base[name], ...rules[name] }]));
}

const off = (rules: Rules): FieldRules => ({
  ...Object.fromEntries(registrationNames.map((name) => [name, rule({ enabled: false })])),
  ...(rules as FieldRules),
});

export const registerRulesOf = ({ brand, everyField }: Pick<Settings, 'brand' | 'everyField'>): FieldRules =>
  off(everyField ? { ...base, ...brandRules(brand) } : brandRules(brand));

export const registerRulesWire = (rules: FieldRules) =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { pattern, enabled, required, ...bounds }]) => [
      name,
      { ...bounds, acceptedPattern: pattern, enabled: enabled ? ('1' as const) : ('0' as const), required },
    ]),
  );

/** Returns error codes by field. Everything is checked again, as the site's own check may have been skipped. */
export function brokenRules(
  input: Readonly<Record<string, unknown>>,
  settings: Pick<Settings, 'brand' | 'everyField' | 'toggles'>,
  form: RegistrationForm = 'username',
): Readonly<Record<string, string>> {
  const values = Object.fromEntries(Object.entries(input).filter(([, value]) => typeof value === 'string'));
  const { REGMOBVERF3: codes, MOBILENUMPASSREG3: mobilePassword } = settings.toggles;
  const rules = registerRulesOf(settings);
  // The captcha has its own errors, and the URL's code is checked whether or not it was typed.
  const context = { form, codes, mobilePassword, captchaDue: false, addressCode: false };
  const errors = checkRegistration(values, { ...context, rules: { ...rules, captcha: rule({ enabled: false }) } });
  return Object.fromEntries(Object.entries(errors).map(([name, { kind }]) => [name, kind]));
}
