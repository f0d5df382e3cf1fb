import { cleanNumber, draftOf, type RegistrationForm, type RegistrationStepId } from '@baize/domain';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useGetLocation } from '../../../core/routing/navigation.tsx';
import { placeOf } from '../../../core/routing/pressedFrom.ts';
import { useFeature } from '../../../core/services/status.ts';
import { track } from '../../../core/services/track.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { useCaptcha } from '../codes/useCaptcha.ts';
import { usePhoneCode } from '../codes/usePhoneCode.ts';
import { useProof } from '../codes/useProof.ts';
import { useHumanCheck } from '../human/useHumanCheck.ts';
import { useAccountSteps } from './useAccountSteps.ts';
import { useRegister } from './useRegister.ts';
import { problems, useFieldWords, useFormMobile, type useRegistrationDraft, type Values } from './useRegisterForm.ts';
import type { Registration } from './useRegistration.ts';

export interface AccountFormProps extends Pick<ReturnType<typeof useRegistrationDraft>, 'draft'> {
  way: RegistrationForm;
  settings: NonNullable<Registration['settings']>;
  invitation: string | null;
}

export function useAccountForm({ way, draft, settings, ...invited }: AccountFormProps) {
  // A closed invitation does not block registration; the next submit leaves it out.
  const [closed, setClosed] = useState(false);
  const invitation = closed ? null : invited.invitation;
  const codes = useFeature('REGMOBVERF3');
  const mobilePassword = useFeature('MOBILENUMPASSREG3');
  const number = useFormMobile(draft[0], way);
  const code = usePhoneCode(number.mobile, 'register', way);
  const { prove, asked } = useHumanCheck(settings.humanCheck);
  const register = useRegister({ prove, proveNumber: code.prove });
  const { problemsOf, refusalsOf } = useFieldWords();
  const [failures, setFailures] = useState(0);
  const [uninvited, setUninvited] = useState(false);

  const captchaDue = failures > 0 && settings.rules.captcha?.required !== true;
  const context = useMemo(
    () => ({
      form: way,
      rules: settings.rules,
      codes,
      mobilePassword,
      captchaDue,
      addressCode: invitation !== null,
    }),
    [way, settings, codes, mobilePassword, captchaDue, invitation],
  );
  const steps = useAccountSteps(context);
  const { step } = steps;
  useTrackSteps(way, step.id);
  const captcha = useCaptcha(useReached(step.fields.some(({ name }) => name === 'captcha')), failures);
  const proof = useProof(failures);
  const riddle = proof.state.kind === 'done' ? proof.state.riddle : null;
  const find = (values: Values) => problems(values, context, number, riddle !== null);

  const form = useSubmitForm({
    defaultValues: draft[0],
    draft,
    validate: (values) => {
      const { typed, errors } = find(values);
      const found = problemsOf(errors);
      // The field itself reports a code sent to another number.
      const stale = code.stale && typed.mobileNum && codes;
      return stale ? { ...found, verificationCode: found.verificationCode ?? '' } : found;
    },
    onSubmit: (values) => {
      const typedRiddle = { captcha: cleanNumber(values.captcha) || undefined, captchaId: captcha.id ?? undefined };
      const { typed } = find(values);
      return register({ values: typed, context, mobile: number.mobile, riddle: riddle ?? typedRiddle, invitation });
    },
    serverErrors: refusalsOf,
    revealField: steps.reveal,
    resetOnError: { captcha: '' },
    onError: (error) => {
      setFailures((count) => count + 1);
      // The warning restores the focus when it closes.
      setUninvited(error.code === 'invitation-code-error');
      setClosed(closed || error.code === 'invitation-closed');
    },
    id: 'register',
  });
  const mobile = {
    ...number,
    onValueChange: (next: typeof number.value) => form.setValues({ mobileNum: next.number, country: next.country }),
  };
  /** Validates the current step and moves on; the last step submits. */
  const submit = (event: SyntheticEvent) => {
    if (!steps.next) return form.submit(event);
    event.preventDefault();
    if (form.validateFields(step.fields.map(({ name }) => name))) steps.go(steps.next);
  };
  /** Clears the invalid optional fields and moves on; valid ones stay. */
  const skip = () => {
    const wrong = step.fields.filter(({ name }) => form.validationErrors[name] !== undefined);
    form.setValues(Object.fromEntries(wrong.map(({ name }) => [name, ''])));
    if (steps.next) steps.go(steps.next);
  };
  return {
    form,
    steps,
    submit,
    skip,
    asked,
    given: draftOf(find(form.values).typed),
    tools: { form, mobile, code, captcha, proof },
    untouched: !form.isSubmitted && !form.serverError && form.errorList.length === 0,
    invitation,
    uninvited,
    mendInvitation: () => setUninvited(false),
  };
}

/** Tracks the beginning, and each further step the first time that it is reached. */
function useTrackSteps(form: RegistrationForm, step: RegistrationStepId) {
  const getLocation = useGetLocation();
  const reached = useRef<readonly RegistrationStepId[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is reached once, in whichever form
  useEffect(() => {
    if (reached.current.includes(step)) return;
    if (reached.current.length === 0) track('registration_started', { form, from: placeOf(getLocation()) });
    else track('registration_step', { step });
    reached.current = [...reached.current, step];
  }, [step]);
}

/** Stays true once reached. A captcha expires after two minutes, so it loads only with its step. */
function useReached(now: boolean): boolean {
  const [reached, setReached] = useState(now);
  useEffect(() => setReached((before) => before || now), [now]);
  return reached;
}

export type AccountForm = ReturnType<typeof useAccountForm>;
