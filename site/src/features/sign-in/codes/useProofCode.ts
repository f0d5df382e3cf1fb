import { sendVerification } from '@baize/gateway';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { codeWaitsOf, standingOf } from './codeWaits.ts';
import type { SmsCode } from './useSmsCode.ts';

/** Codes that prove whose session it is, by message or letter: the platform knows where to. The waits outlive the form. */
export function useProofCode(kind: 'sms' | 'email'): SmsCode {
  const { client } = useServices();
  const waits = codeWaitsOf(client);
  const wait = useSyncExternalStore(waits.subscribe, () => waits.get('verify'));
  const { send } = useAction(sendVerification);
  const ask = useCallback(() => waits.ask('verify', kind, () => send({ kind })), [waits, kind, send]);
  const dismiss = useCallback(() => waits.dismiss('verify'), [waits]);
  return useMemo(() => ({ ...standingOf(wait, kind), stale: false, dismiss, send: ask }), [wait, kind, dismiss, ask]);
}
