import { sendAccountCode, sendRegistrationCode } from '@baize/gateway';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { type CodePurpose, type CodeStanding, standingOf } from './codeWaits.ts';
import { codeWaitsOf } from './codeWaitsOf.ts';

/** Mobile number: calling code without the plus, and national digits. */
export interface CodeNumber {
  nationalNumber: string;
  callingCode: string;
}

export interface SmsCode extends CodeStanding {
  dismiss: () => void;
  /**
   * Requests a code, at most once a second and never in parallel or during the wait. Resolves to true when sent; never
   * rejects.
   */
  send: () => Promise<boolean>;
}

/**
 * Sends codes by SMS for registration, login and passwords (SMS-01..03). `number` is null until there is one, `form`
 * names the registration form. Wait times survive the form.
 */
export function useSmsCode(
  purpose: Extract<CodePurpose, 'register' | 'login' | 'password'>,
  number: CodeNumber | null,
  form: 'username' | 'mobile' = 'mobile',
): SmsCode {
  const { client } = useServices();
  const waits = codeWaitsOf(client);
  const wait = useSyncExternalStore(waits.subscribe, () => waits.get(purpose));
  const toRegister = useAction(sendRegistrationCode);
  const toAccount = useAction(sendAccountCode);
  const nationalNumber = number?.nationalNumber ?? null;
  const dialling = number?.callingCode ?? '';
  const key = nationalNumber === null ? null : `+${dialling}${nationalNumber}`;

  const send = useCallback(async () => {
    if (nationalNumber === null || key === null) return false;
    const to = { nationalNumber, callingCode: dialling };
    return waits.ask(purpose, key, () =>
      purpose === 'register' ? toRegister.send({ ...to, type: form }) : toAccount.send({ ...to, type: purpose }),
    );
  }, [waits, purpose, key, nationalNumber, dialling, form, toRegister.send, toAccount.send]);
  const dismiss = useCallback(() => waits.dismiss(purpose), [waits, purpose]);

  return useMemo(() => ({ ...standingOf(wait, key), dismiss, send }), [wait, key, dismiss, send]);
}
