import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RegistrationContext, registrationFields, registrationForms, registrationNames } from './registration.ts';
import { registrationStepIds, registrationSteps } from './registrationSteps.ts';
import { context, rule } from './registrationTestData.ts';

const shown = (change: Partial<RegistrationContext>) =>
  registrationSteps(context(change)).map(({ id, fields }) => [id, ...fields.map(({ name }) => name)].join(' '));

test('REG-10 APP-08 a step without fields is left out, and the last one never is', () => {
  expect(shown({})).toEqual(['login username password confirmPassword', 'agree']);
  expect(shown({ rules: { email: rule(), captcha: rule({ required: true }) } })).toEqual([
    'login username password confirmPassword',
    'about email',
    'agree captcha',
  ]);
  expect(shown({ rules: { affiliateCode: rule() }, addressCode: true })).toHaveLength(2);
});

test('REG-10 a number belongs to the login where the account is opened by it; its code is entered in the next step', () => {
  const rules = { mobileNum: rule() };
  expect(shown({ form: 'mobile', rules, codes: true })).toEqual(['login mobileNum', 'about verificationCode', 'agree']);
  expect(shown({ rules, codes: true })[1]).toBe('about mobileNum verificationCode');
});

const anyContext = fc.record({
  form: fc.constantFrom(...registrationForms),
  rules: fc.dictionary(
    fc.constantFrom(...registrationNames),
    fc.record({
      ...{ enabled: fc.boolean(), required: fc.boolean() },
      ...{ minLength: fc.constant(null), maxLength: fc.constant(null) },
      ...{ pattern: fc.constant(null), patternId: fc.constant(null) },
    }),
  ),
  codes: fc.boolean(),
  mobilePassword: fc.boolean(),
  captchaDue: fc.boolean(),
  addressCode: fc.boolean(),
});

test('REG-10 REG-03 whatever is switched on, every field is asked for in one step, in the order of the form', () => {
  fc.assert(
    fc.property(anyContext, (its) => {
      const steps = registrationSteps(its);
      const places = steps.map(({ id }) => registrationStepIds.indexOf(id));
      expect(places).toEqual([...places].sort());
      const asked = steps.flatMap(({ fields }) => fields);
      expect(new Set(asked.map(({ name }) => name)).size).toBe(asked.length);
      expect(asked).toEqual(expect.arrayContaining([...registrationFields(its)]));
      expect(steps[0]?.id).toBe('login');
    }),
  );
});
