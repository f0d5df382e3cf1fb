export {
  checkField,
  checkLogin,
  type FieldError,
  type FieldErrors,
  type FieldRule,
  type FieldRules,
  type LoginFields,
  lengthBounds,
  readLogin,
} from './credentials.ts';
export { type ForgotMode, forgotModes } from './forgotModes.ts';
export { type PasswordStrength, passwordStrength } from './passwordStrength.ts';
export { checkReset, isDefaultPassword, mustChange } from './passwords.ts';
export { compilePattern, satisfies } from './pattern.ts';
export { type LengthSpan, lengthSpan, type PatternKind, patternKinds, readPatternId } from './patternKinds.ts';
export { readPhoneAuthError } from './phoneAuth.ts';
export {
  checkRegistration,
  draftOf,
  type RegistrationContext,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationName,
  type RegistrationNeed,
  type RegistrationValues,
  readRegistration,
  registrationFields,
  registrationForms,
  registrationNames,
  registrationNeed,
  registrationToSend,
  registrationWays,
} from './registration.ts';
export {
  type RegistrationStep,
  type RegistrationStepId,
  registrationStepIds,
  registrationSteps,
} from './registrationSteps.ts';
export { nextLook, sessionWarning, warningLeadMs } from './sessionLife.ts';
export { type CodeAnswer, codeDeadline } from './smsCodes.ts';
