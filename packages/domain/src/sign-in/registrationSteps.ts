import {
  type RegistrationContext,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationName,
  registrationFields,
} from './registration.ts';

/** The steps of a registration, in order. The last one is always there: it holds what has to be agreed to. */
export const registrationStepIds = ['login', 'about', 'agree'] as const;
export type RegistrationStepId = (typeof registrationStepIds)[number];

export interface RegistrationStep {
  id: RegistrationStepId;
  fields: readonly RegistrationField[];
}

/** The fields in steps. A step whose fields are all switched off is left out. */
export function registrationSteps(context: RegistrationContext): readonly RegistrationStep[] {
  const fields = registrationFields(context);
  return registrationStepIds.flatMap((id) => {
    const own = fields.filter(({ name }) => stepOf(name, context.form) === id);
    return own.length > 0 || id === 'agree' ? [{ id, fields: own }] : [];
  });
}

/** A number is what one logs in with where the account is opened by it; elsewhere it is told about oneself. */
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
