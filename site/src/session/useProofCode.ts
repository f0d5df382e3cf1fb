import { sendVerification } from '@baize/gateway';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../app/services.ts';
import { useAction } from '../data/useAction.ts';
import { codeWaitsOf, deadlineOf } from './codeWaits.ts';
import type { SmsCode } from './useSmsCode.ts';

/** Codes that prove whose session it is, by message or letter: the platform knows where to. The waits outlive the form. */
export function useProofCode(kind: 'sms' | 'email'): SmsCode {
  const { client } = useServices();
  const waits = codeWaitsOf(client);
  const wait = useSyncExternalStore(waits.subscribe, () => waits.get('verify'));
  const { send } = useAction(sendVerification);
  const ask = useCallback(() => waits.ask('verify', kind, () => send({ kind })), [waits, kind, send]);
  const dismiss = useCallback(() => waits.dismiss('verify'), [waits]);
  return useMemo(() => {
    const own = deadlineOf(wait, kind);
    const refused = wait.refusedUntil !== null && wait.refusedUntil > (own ?? 0);
    return {
      deadline: refused ? wait.refusedUntil : own,
      request: wait.sending ? 'sending' : refused ? 'too-many' : 'idle',
      stale: false,
      error: wait.error,
      dismiss,
      send: ask,
    };
  }, [wait, kind, dismiss, ask]);
}
