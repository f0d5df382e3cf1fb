import { type RegistrationContext, type RegistrationStepId, registrationSteps } from '@baize/domain';
import { useState } from 'react';
import type { FormName } from './useRegisterForm.ts';

export function useAccountSteps(context: RegistrationContext) {
  const steps = registrationSteps(context);
  const [at, setAt] = useState<RegistrationStepId>('login');
  const found = steps.findIndex(({ id }) => id === at);
  const place = Math.max(found, 0);
  const stepWith = (name: FormName) => steps.find(({ fields }) => fields.some((field) => field.name === name));
  return {
    steps,
    place,
    step: steps[place] ?? { id: 'agree' as const, fields: [] },
    next: steps[place + 1]?.id,
    previous: steps[place - 1]?.id,
    go: setAt,
    /** Shows the step of a field; consents are in the last one. */
    reveal: (name: FormName) => setAt(stepWith(name)?.id ?? 'agree'),
  };
}

export type AccountSteps = ReturnType<typeof useAccountSteps>;
