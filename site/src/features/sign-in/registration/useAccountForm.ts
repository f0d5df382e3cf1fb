import { type RegistrationForm, registrationFields } from '@baize/domain';
import { useMemo, useState } from 'react';
import { useFeature } from '../../../core/services/status.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { useCaptcha } from '../codes/useCaptcha.ts';
import { usePhoneCode } from '../codes/usePhoneCode.ts';
import { useProof } from '../codes/useProof.ts';
import { useHumanCheck } from '../human/useHumanCheck.ts';
import { useRegister } from './useRegister.ts';
import { problems, useFieldWords, useFormMobile, type useRegistrationDraft, type Values } from './useRegisterForm.ts';
import type { Registration } from './useRegistration.ts';

export interface AccountFormProps extends Pick<ReturnType<typeof useRegistrationDraft>, 'draft'> {
  way: RegistrationForm;
  settings: NonNullable<Registration['settings']>;
  invitation: string | null;
}

/** One of the two registrations: its fields, what is wrong with them, and the sending of it. */
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
  const fields = registrationFields(context);
  const captcha = useCaptcha(
    fields.some(({ name }) => name === 'captcha'),
    failures,
  );
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
  return {
    form,
    fields,
    asked,
    listed: form.listed.map(({ name, id, message }) => ({ id, message: lineOf(name, message) })),
    tools: { form, mobile, code, captcha, proof },
    untouched: !form.tried && !form.refusal,
    invitation,
    uninvited,
    mendInvitation: () => setUninvited(false),
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;
