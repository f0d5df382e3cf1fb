import type { FieldRule } from './credentials.ts';
import type { RegistrationContext } from './registration.ts';

/** A rule that asks for a field and takes whatever is typed. */
export const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
  ...change,
});

/** A registration by name without any rule or switch. */
export const context = (change: Partial<RegistrationContext> = {}): RegistrationContext => ({
  form: 'username',
  rules: {},
  codes: false,
  mobilePassword: false,
  captchaDue: false,
  addressCode: false,
  ...change,
});
