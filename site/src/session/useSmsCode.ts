import { type GatewayError, sendAccountCode, sendRegistrationCode } from '@baize/gateway';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../app/services.ts';
import { useAction } from '../data/useAction.ts';
import { type CodePurpose, codeWaitsOf, deadlineOf } from './codeWaits.ts';

/** A mobile number as the wire takes it: `countryDialingCode` without its plus, `mobileNum` the national digits. */
export interface CodeNumber {
  mobileNum: string;
  countryDialingCode: string;
}

export interface SmsCode {
  /** When this number may be sent another, in ms since 1970; null before its first. */
  deadline: number | null;
  /** `too-many`: the deadline is that of a refusal. */
  request: 'idle' | 'sending' | 'too-many';
  /** The last code went to another number than this one: it has to be asked for again (FLT-021). */
  stale: boolean;
  /** Why the last one was not sent, until it is dismissed (SMS-03). */
  error: GatewayError | null;
  dismiss: () => void;
  /** Asks for a code: at most one a second, none while one is under way or waited for. True once it is sent. Never throws. */
  send: () => Promise<boolean>;
}

/**
 * Codes by message, for registration, login and passwords alike (SMS-01..03). `number` is null until there is one to send to.
 * The waits outlive the form. `form` says by which of the two registrations it is asked.
 */
export function useSmsCode(
  purpose: Exclude<CodePurpose, 'verify'>,
  number: CodeNumber | null,
  form: 'username' | 'mobile' = 'mobile',
): SmsCode {
  const { client } = useServices();
  const waits = codeWaitsOf(client);
  const wait = useSyncExternalStore(waits.subscribe, () => waits.get(purpose));
  const toRegister = useAction(sendRegistrationCode);
  const toAccount = useAction(sendAccountCode);
  const mobileNum = number?.mobileNum ?? null;
  const dialling = number?.countryDialingCode ?? '';
  const key = mobileNum === null ? null : `+${dialling}${mobileNum}`;

  const send = useCallback(async () => {
    if (mobileNum === null || key === null) return false;
    const to = { mobileNum, countryDialingCode: dialling };
    return waits.ask(purpose, key, () =>
      purpose === 'register' ? toRegister.send({ ...to, type: form }) : toAccount.send({ ...to, type: purpose }),
    );
  }, [waits, purpose, key, mobileNum, dialling, form, toRegister.send, toAccount.send]);
  const dismiss = useCallback(() => waits.dismiss(purpose), [waits, purpose]);

  return useMemo(() => {
    const own = key === null ? null : deadlineOf(wait, key);
    const refused = wait.refusedUntil !== null && wait.refusedUntil > (own ?? 0);
    return {
      deadline: refused ? wait.refusedUntil : own,
      request: wait.sending ? 'sending' : refused ? 'too-many' : 'idle',
      stale: wait.sentTo !== null && wait.sentTo !== key,
      error: wait.error,
      dismiss,
      send,
    };
  }, [wait, key, dismiss, send]);
}
