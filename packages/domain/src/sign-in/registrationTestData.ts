import type { FieldRule } from './credentials.ts';
import type { RegistrationContext } from './registration.ts';

export const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
  ...change,
});

export const context = (change: Partial<RegistrationContext> = {}): RegistrationContext => ({
  form: 'username',
  rules: {},
  codes: false,
  mobilePassword: false,
  captchaDue: false,
  addressCode: false,
  ...change,
});
