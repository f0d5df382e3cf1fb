import { checkRegistration, type FieldRules } from '@baize/domain';

/** Codes that a player may type or bring along; every other is invalid. */
export const invitationCodes: ReadonlySet<string> = new Set(['WELCOME7', 'TABLE42', 'AGENT01']);

const rule = (more: Partial<FieldRules[string]> = {}): FieldRules[string] => ({
  enabled: true,
  required: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
  ...more,
});

/** The platform's rule for each field of the registration form. */
export const registerRules: FieldRules = {
  username: rule({ required: true, minLength: 4, maxLength: 16, pattern: '^[A-Za-z][A-Za-z0-9]*$', patternId: '2' }),
  password: rule({ required: true, minLength: 8, maxLength: 64, pattern: '*' }),
  payeeName: rule({ minLength: 2, maxLength: 60, pattern: '^[A-Za-z][A-Za-z .]*$', patternId: '8' }),
  email: rule({ maxLength: 120, pattern: '^[^@ ]+@[^@ ]+$', patternId: '4' }),
  affiliateCode: rule({ minLength: 4, maxLength: 12, pattern: '^[A-Za-z0-9]*$', patternId: '1' }),
  captcha: rule({ required: true, minLength: 5, maxLength: 5, pattern: '^[A-Za-z0-9]*$', patternId: '1' }),
  mobileNum: rule({ enabled: false }),
  qqNum: rule({ enabled: false }),
};

/** The rules in the wire's own names. */
export const registerRulesWire = Object.fromEntries(
  Object.entries(registerRules).map(([name, { pattern, enabled, required, ...bounds }]) => [
    name,
    { ...bounds, acceptedPattern: pattern, enabled: enabled ? ('1' as const) : ('0' as const), required },
  ]),
);

/** Codes of what is wrong, by field; the site's own check may have been skipped, so everything is checked again. */
export function brokenRules(input: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) if (typeof value === 'string') values[name] = value;
  return Object.fromEntries(
    Object.entries(checkRegistration(values, registerRules)).map(([name, { kind }]) => [name, kind]),
  );
}
