import { GatewayError } from '@baize/gateway';
import { useCallback, useMemo } from 'react';
import { useBrand, useServices } from '../../../core/services/services.ts';
import type { MobileEntry } from '../session/useMobileEntry.ts';
import type { CodePurpose } from './codeWaits.ts';
import { codeWaitsOf } from './codeWaitsOf.ts';
import { type SmsCode, useSmsCode } from './useSmsCode.ts';

type Proof = { verificationCode: string } | { idToken: string };
type Outcome<V> = { ok: true; value: V } | { ok: false; error: GatewayError };

export interface PhoneCode extends SmsCode {
  /** Exchanges a code for what a login accepts. */
  prove: (code: string) => Promise<Outcome<Proof>>;
}

/** Last session of the third party per purpose; survives the form, like the wait times. */
const sessions = new Map<CodePurpose, { number: string; id: string }>();

/**
 * Sends codes for login or registration, by the platform or by the brand's third party, whose code loads with the first
 * request (SMS-04).
 */
export function usePhoneCode(
  mobile: MobileEntry['mobile'],
  purpose: 'login' | 'register' = 'login',
  form?: 'username' | 'mobile',
): PhoneCode {
  const { client } = useServices();
  const { phoneVerification } = useBrand();
  const own = useSmsCode(purpose, mobile, form);
  const number = mobile?.e164 ?? null;
  const verifier = useCallback(async () => {
    if (!phoneVerification) throw new Error('this brand names no third party');
    const { phoneVerifierOf } = await import('../session/thirdParty.ts');
    return phoneVerifierOf(client, phoneVerification);
  }, [client, phoneVerification]);

  const send = useCallback(async () => {
    if (number === null) return false;
    return codeWaitsOf(client).ask(purpose, number, () =>
      attempt(async () => {
        sessions.set(purpose, { number, id: await (await verifier()).send(number) });
        return { expiredMinutes: 1 };
      }),
    );
  }, [client, number, purpose, verifier]);

  const prove = useCallback(
    async (code: string): Promise<Outcome<Proof>> => {
      if (!phoneVerification) return { ok: true, value: { verificationCode: code } };
      const session = sessions.get(purpose);
      const id = session?.number === number ? session.id : '';
      return attempt(async () => ({ idToken: await (await verifier()).confirm(id, code) }));
    },
    [phoneVerification, number, purpose, verifier],
  );
  return useMemo(() => ({ ...own, ...(phoneVerification && { send }), prove }), [own, phoneVerification, send, prove]);
}

/** Reports a third-party chunk that fails to load as a network error. */
async function attempt<V>(work: () => Promise<V>): Promise<Outcome<V>> {
  try {
    return { ok: true, value: await work() };
  } catch (cause) {
    if (cause instanceof GatewayError) return { ok: false, error: cause };
    const error = new GatewayError({ kind: 'unreachable', code: 'network', outcome: 'not-sent', reference: '', cause });
    return { ok: false, error };
  }
}
