import {
  type RegistrationContext,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationName,
  registrationFields,
} from './registration.ts';

/** Steps in order; the last always exists, because it holds the consent. */
export const registrationStepIds = ['login', 'about', 'agree'] as const;
export type RegistrationStepId = (typeof registrationStepIds)[number];

export interface RegistrationStep {
  id: RegistrationStepId;
  fields: readonly RegistrationField[];
}

export function registrationSteps(context: RegistrationContext): readonly RegistrationStep[] {
  const fields = registrationFields(context);
  return registrationStepIds.flatMap((id) => {
    const own = fields.filter(({ name }) => stepOf(name, context.form) === id);
    return own.length > 0 || id === 'agree' ? [{ id, fields: own }] : [];
  });
}

/** A mobile number is the login name in mobile registration, otherwise a personal detail. */
function stepOf(name: RegistrationName, form: RegistrationForm): RegistrationStepId {
  switch (name) {
    case 'username':
    case 'password':
    case 'confirmPassword':
      return 'login';
    case 'mobileNum':
      return form === 'mobile' ? 'login' : 'about';
    case 'captcha':
      return 'agree';
    default:
      return 'about';
  }
}
