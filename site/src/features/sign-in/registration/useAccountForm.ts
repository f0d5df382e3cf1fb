import { draftOf, type RegistrationForm } from '@baize/domain';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { useFeature } from '../../../core/services/status.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { useCaptcha } from '../codes/useCaptcha.ts';
import { usePhoneCode } from '../codes/usePhoneCode.ts';
import { useProof } from '../codes/useProof.ts';
import { useHumanCheck } from '../human/useHumanCheck.ts';
import { useAccountSteps } from './useAccountSteps.ts';
import { useRegister } from './useRegister.ts';
import {
  type FormName,
  problems,
  useFieldWords,
  useFormMobile,
  type useRegistrationDraft,
  type Values,
} from './useRegisterForm.ts';
import type { Registration } from './useRegistration.ts';

export interface AccountFormProps extends Pick<ReturnType<typeof useRegistrationDraft>, 'draft'> {
  way: RegistrationForm;
  settings: NonNullable<Registration['settings']>;
  invitation: string | null;
}

/** A registration: its steps, what is wrong in them, and the sending of it. */
export function useAccountForm({ way, draft, settings, ...invited }: AccountFormProps) {
  // Nobody is kept out by a link that can no longer be used: the next press does without it.
  const [closed, setClosed] = useState(false);
  const invitation = closed ? null : invited.invitation;
  const codes = useFeature('REGMOBVERF3');
  const mobilePassword = useFeature('MOBILENUMPASSREG3');
  const number = useFormMobile(draft[0], way);
  const code = usePhoneCode(number.mobile, 'register', way);
  const { prove, asked } = useHumanCheck(settings.humanCheck);
  const register = useRegister({ prove, proveNumber: code.prove });
  const { problemsOf, refusalsOf, lineOf } = useFieldWords();
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
  const captcha = useCaptcha(useReached(step.fields.some(({ name }) => name === 'captcha')), failures);
  const proof = useProof(failures);
  const riddle = proof.state.kind === 'done' ? proof.state.riddle : null;
  const find = (values: Values) => problems(values, context, number, riddle !== null);

  const form = useSubmitForm({
    defaults: draft[0],
    draft,
    check: (values) => {
      const { typed, errors } = find(values);
      const found = problemsOf(errors);
      // The field says by itself that its code went to another number.
      const stale = code.stale && typed.mobileNum && codes;
      return stale ? { ...found, verificationCode: found.verificationCode ?? '' } : found;
    },
    send: (values) => {
      const typedRiddle = { captcha: values.captcha.trim() || undefined, captchaId: captcha.id ?? undefined };
      const { typed } = find(values);
      return register({ values: typed, context, mobile: number.mobile, riddle: riddle ?? typedRiddle, invitation });
    },
    refused: refusalsOf,
    reveal: steps.reveal,
    valuesWhenRefused: { captcha: '' },
    onRefused: (error) => {
      setFailures((count) => count + 1);
      // The warning gives the focus back to where it was.
      setUninvited(error.code === 'invitation-code-error');
      setClosed(closed || error.code === 'invitation-closed');
    },
    id: 'register',
  });
  const mobile = {
    ...number,
    onValueChange: (next: typeof number.value) => form.set({ mobileNum: next.number, country: next.country }),
  };
  const inStep = (name: FormName) => step.fields.some((field) => field.name === name);
  /** Checks the step alone and goes on to the next; the last one sends. */
  const submit = (event: SyntheticEvent) => {
    if (!steps.next) return form.submit(event);
    event.preventDefault();
    if (form.tryFields(step.fields.map(({ name }) => name))) steps.go(steps.next);
  };
  /** Goes on without what is wrong: what is right stays, and is read once more in the last step. */
  const skip = () => {
    const wrong = step.fields.filter(({ name }) => form.problems[name] !== undefined);
    form.set(Object.fromEntries(wrong.map(({ name }) => [name, ''])));
    if (steps.next) steps.go(steps.next);
  };
  return {
    form,
    steps,
    submit,
    skip,
    asked,
    given: draftOf(find(form.values).typed),
    listed: form.listed
      .filter(({ name }) => !steps.next || inStep(name))
      .map(({ name, id, message }) => ({ id, message: lineOf(name, message) })),
    tools: { form, mobile, code, captcha, proof },
    untouched: !form.tried && !form.refusal && form.listed.length === 0,
    invitation,
    uninvited,
    mendInvitation: () => setUninvited(false),
  };
}

/** True from the first time on: a picture code is good for two minutes, so none is fetched before its step. */
function useReached(now: boolean): boolean {
  const [reached, setReached] = useState(now);
  useEffect(() => setReached((before) => before || now), [now]);
  return reached;
}

export type AccountForm = ReturnType<typeof useAccountForm>;
