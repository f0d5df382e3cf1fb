import type { ErrorCode, RegistrationContext, RegistrationValues } from '@baize/domain';
import { registrationToSend } from '@baize/domain';
import { checkAffiliate, GatewayError, type InputOf, register, registerMobile } from '@baize/gateway';
import { useCallback } from 'react';
import { chosenGame, isChosen } from '../../../core/routing/chosen.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useShownOverlay } from '../../../core/routing/useOverlay.ts';
import { useServices } from '../../../core/services/services.ts';
import { beginFirstSteps } from '../../../data/firstSteps.ts';
import { useAction } from '../../../data/useAction.ts';
import type { Sent } from '../../../shared/forms/useSubmitForm.ts';
import type { PhoneCode } from '../codes/usePhoneCode.ts';
import type { HumanOutcome } from '../human/humanCheck.ts';
import type { Mobile } from '../phone/phones.ts';
import { useAfterEntry } from '../session/useAfterEntry.ts';
import { useEnter } from '../session/useEnter.ts';
import { clearDraft } from './draft.ts';

export interface Submission {
  values: RegistrationValues;
  context: RegistrationContext;
  mobile: Mobile | null;
  /** How the picture code was answered, when one was due. */
  riddle: { captcha?: string; captchaId?: string };
  /** The code of the address, where it holds. */
  invitation: string | null;
}

interface Steps {
  prove: () => Promise<HumanOutcome | null>;
  proveNumber: PhoneCode['prove'];
}

/**
 * Opens the account and signs it in. The steps in their order (REG-06): the typed invitation is checked, a person is made sure of, a
 * third party vouches for the number, then the platform is asked. One press is one registration. Answers whether it is open.
 */
export function useRegister({ prove, proveNumber }: Steps) {
  const { client, session } = useServices();
  const navigate = useSiteNavigate();
  const enter = useEnter();
  const { close } = useShownOverlay();
  // What was chosen before is done on the page that it was chosen on; everybody else is shown their first steps.
  const after = useAfterEntry(() => (isChosen() ? close() : navigate(paths.welcome, { replace: true })));
  const byName = useAction(register);
  const byNumber = useAction(registerMobile);

  const send = useCallback(
    async ({ values, context, mobile, riddle, invitation }: Submission): Promise<boolean> => {
      const typed = registrationToSend(values, context);
      const { hostname: domain, origin: registerUrl } = location;
      const code = typed.affiliateCode;
      if (code) await client.call(checkAffiliate, { code, domain });
      const human = await prove();
      if (human?.kind === 'left') return false;
      if (human?.kind === 'missing') throw refused('human-check-missing');
      const vouched = typed.verificationCode ? await proveNumber(typed.verificationCode) : null;
      if (vouched && !vouched.ok) throw vouched.error;
      const { verificationCode: _, mobileNum: __, ...fields } = typed;
      const input = {
        ...fields,
        ...(mobile && { nationalNumber: mobile.nationalNumber, callingCode: mobile.callingCode }),
        ...vouched?.value,
        ...(vouched && 'idToken' in vouched.value && { channel: 'sms' }),
        ...(invitation && { affiliateCode: invitation }),
        ...(human && { humanProof: human.proof }),
        ...riddle,
        domain,
        registerUrl,
      };
      const outcome =
        context.form === 'mobile'
          ? await byNumber.send(input as InputOf<typeof registerMobile>)
          : await byName.send(input as InputOf<typeof register>);
      if (!outcome.ok) throw outcome.error;
      clearDraft();
      const named = 'account' in outcome.value ? (outcome.value.account as string | null) : null;
      const username = typed.username ?? named;
      const entry = await enter({ username, answer: outcome.value, type: 'social', greeting: 'register.done' });
      beginFirstSteps(session.get().account, chosenGame());
      after(entry);
      return true;
    },
    [client, session, prove, proveNumber, byName.send, byNumber.send, enter, after],
  );

  /** Undefined where the person left the check. */
  return useCallback(
    async (submission: Submission): Promise<Sent<null>> => {
      try {
        return (await send(submission)) ? { ok: true, value: null } : undefined;
      } catch (error) {
        if (error instanceof GatewayError) return { ok: false, error };
        throw error;
      }
    },
    [send],
  );
}

const refused = (code: ErrorCode) =>
  new GatewayError({ kind: 'unreachable', code, outcome: 'not-sent', reference: '' });
