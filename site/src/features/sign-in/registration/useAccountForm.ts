import { type RegistrationForm, registrationFields } from '@baize/domain';
import { type FormEvent, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useCountdown } from '../../../core/browser/useCountdown.ts';
import { useFeature } from '../../../core/services/status.ts';
import { useCaptcha } from '../codes/useCaptcha.ts';
import { usePhoneCode } from '../codes/usePhoneCode.ts';
import { useProof } from '../codes/useProof.ts';
import { useHumanCheck } from '../human/useHumanCheck.ts';
import { useRegister } from './useRegister.ts';
import {
  type FormName,
  formOrder,
  idOf,
  placesOf,
  problems,
  type Refused,
  useFieldWords,
  useFormMobile,
  type Values,
} from './useRegisterForm.ts';
import type { Registration } from './useRegistration.ts';

export interface AccountFormProps {
  way: RegistrationForm;
  form: UseFormReturn<Values>;
  settings: NonNullable<Registration['settings']>;
  invitation: string | null;
}

/** The state of one of the two registrations: its fields, what is wrong with them, and the sending of it. */
export function useAccountForm({ way, form, settings, invitation }: AccountFormProps) {
  const codes = useFeature('REGMOBVERF3');
  const mobilePassword = useFeature('MOBILENUMPASSREG3');
  const mobile = useFormMobile(form, way);
  const code = usePhoneCode(mobile.mobile, 'register', way);
  const { prove, asked } = useHumanCheck(settings.humanCheck);
  const { submit, busy, refusal, waitUntil } = useRegister({ prove, proveNumber: code.prove });
  const wait = useCountdown(waitUntil);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failures, setFailures] = useState(0);
  const [tried, setTried] = useState<'no' | 'number' | 'all'>('no');
  const [uninvited, setUninvited] = useState(false);

  const captchaDue = failures > 0 && settings.rules.captcha?.required !== true;
  const context = useMemo(
    () => ({
      ...{ form: way, rules: settings.rules, codes, mobilePassword },
      ...{ captchaDue, addressCode: invitation !== null },
    }),
    [way, settings, codes, mobilePassword, captchaDue, invitation],
  );
  const fields = registrationFields(context);
  const captcha = useCaptcha(
    fields.some(({ name }) => name === 'captcha'),
    failures,
  );
  const proof = useProof(failures);
  const values = form.watch();
  const riddle = proof.state.kind === 'done' ? proof.state.riddle : null;
  const found = problems(values, context, mobile, riddle !== null);
  const shown = tried === 'all' ? found.errors : tried === 'number' ? { mobileNum: found.errors.mobileNum } : {};
  const { wordsOf, listed, placed } = useFieldWords(values, shown, refused);
  const focus = (name: FormName) => document.getElementById(idOf(name))?.focus();

  const askNumber = () => {
    setTried('number');
    focus('mobileNum');
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || wait > 0) return;
    setTried('all');
    setRefused(null);
    if (found.first) return focus(found.first);
    if (code.stale && found.typed.mobileNum && codes) return focus('verificationCode');
    const typedRiddle = { captcha: values.captcha.trim() || undefined, captchaId: captcha.id ?? undefined };
    const failed = await submit({
      values: found.typed,
      context,
      mobile: mobile.mobile,
      riddle: riddle ?? typedRiddle,
      invitation,
    });
    if (!failed) return;
    setRefused({ refusal: failed, values });
    form.setValue('captcha', '');
    setTried('no');
    setFailures((count) => count + 1);
    // The warning gives the focus back to where it was.
    const place = formOrder.find((name) => name in placesOf(failed));
    if (place) focus(place);
    setUninvited(failed.code === 'invitation-code-error');
  }

  return {
    ...{ fields, send, busy, wait, asked, wordsOf, listed },
    tools: { form, mobile, code, captcha, proof, onNoNumber: askNumber },
    /** What the platform said of the whole form. */
    refusal: placed ? null : refusal,
    untouched: tried === 'no' && !refused,
    uninvited,
    mendInvitation: () => setUninvited(false),
  };
}
