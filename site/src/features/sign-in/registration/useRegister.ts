import type { ErrorCode, RegistrationContext, RegistrationValues } from '@baize/domain';
import { refusalKind, registrationToSend } from '@baize/domain';
import { checkAffiliate, GatewayError, type InputOf, register, registerMobile } from '@baize/gateway';
import { useCallback, useRef } from 'react';
import { chosenGame, isChosen } from '../../../core/routing/chosen.ts';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useShownOverlay } from '../../../core/routing/useOverlay.ts';
import { useServices } from '../../../core/services/services.ts';
import { track } from '../../../core/services/track.ts';
import { beginFirstSteps } from '../../../data/firstSteps.ts';
import { useAction } from '../../../data/useAction.ts';
import type { SubmitResult } from '../../../shared/forms/useSubmitForm.ts';
import type { PhoneCode } from '../codes/usePhoneCode.ts';
import type { HumanOutcome } from '../human/humanCheck.ts';
import type { Mobile } from '../phone/phones.ts';
import { useAfterEntry } from '../session/useAfterEntry.ts';
import { useEnter } from '../session/useEnter.ts';
import { useRefusedEntry } from '../session/useRefusedEntry.ts';
import { clearDraft } from './draft.ts';

export interface Submission {
  values: RegistrationValues;
  context: RegistrationContext;
  mobile: Mobile | null;
  /** Captcha answer, if one was due. */
  riddle: { captcha?: string; captchaId?: string };
  invitation: string | null;
}

interface Steps {
  prove: () => Promise<HumanOutcome | null>;
  proveNumber: PhoneCode['prove'];
}

/**
 * Registers and signs in. Order (REG-06): check a typed invitation, run the human check, verify the number with the
 * third party, then call the platform. One click is one registration.
 */
export function useRegister({ prove, proveNumber }: Steps) {
  const { client, platform, session } = useServices();
  const navigate = useSiteNavigate();
  const enter = useEnter();
  const refusedEntry = useRefusedEntry();
  const { close } = useShownOverlay();
  const waiting = useRef(false);
  // A choice made before the login continues on its page; everyone else sees the first steps.
  const after = useAfterEntry(() => (waiting.current ? close() : navigate(paths.welcome, { replace: true })));
  const byName = useAction(register);
  const byNumber = useAction(registerMobile);

  const send = useCallback(
    async ({ values, context, mobile, riddle, invitation }: Submission): Promise<boolean> => {
      const typed = registrationToSend(values, context);
      const { hostname: domain, origin: registerUrl } = location;
      const code = typed.affiliateCode;
      if (code && platform.offers('affiliates')) await client.call(checkAffiliate, { code, domain });
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
      track('registration_completed', { form: context.form });
      const named = 'account' in outcome.value ? (outcome.value.account as string | null) : null;
      const username = typed.username ?? named;
      const game = chosenGame();
      waiting.current = isChosen();
      // A reload from here on must find them.
      beginFirstSteps(username, game);
      const entry = await enter({ username, answer: outcome.value, type: 'social', greeting: 'register.done' });
      if (username === null) beginFirstSteps(session.get().account, game);
      after(entry);
      return true;
    },
    [client, platform, session, prove, proveNumber, byName.send, byNumber.send, enter, after],
  );

  /** Resolves to undefined when the user cancelled the check, or is led to help. */
  return useCallback(
    async (submission: Submission): Promise<SubmitResult<null>> => {
      try {
        return (await send(submission)) ? { ok: true, value: null } : undefined;
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        const reason = refusalKind(error.code);
        if (reason) track('registration_failed', { reason });
        return refusedEntry(error) ? undefined : { ok: false, error };
      }
    },
    [send, refusedEntry],
  );
}

const refused = (code: ErrorCode) =>
  new GatewayError({ kind: 'unreachable', code, outcome: 'not-sent', reference: '' });
