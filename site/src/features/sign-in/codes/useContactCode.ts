import type { ContactKind } from '@baize/domain';
import { sendContactCode } from '@baize/gateway';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { standingOf } from './codeWaits.ts';
import { codeWaitsOf } from './codeWaitsOf.ts';
import type { SmsCode } from './useSmsCode.ts';

export type NewContact = { nationalNumber: string; callingCode: string } | { email: string };

/** Sends codes to the current contact, which the platform knows. Wait times survive the form. */
export const useHeldCode = (kind: ContactKind): SmsCode => useCode(kind, 'held', held);

export const useNewCode = (kind: ContactKind, contact: NewContact | null): SmsCode => useCode(kind, 'new', contact);

const held = {};

function useCode(kind: ContactKind, side: 'held' | 'new', contact: NewContact | typeof held | null): SmsCode {
  const { client } = useServices();
  const language = useLanguage();
  const waits = codeWaitsOf(client);
  const purpose = `${side}-${kind}` as const;
  const wait = useSyncExternalStore(waits.subscribe, () => waits.get(purpose));
  const { send } = useAction(sendContactCode);
  const key = contact && Object.values(contact).join(' ');
  const ask = useCallback(async () => {
    if (contact === null || key === null) return false;
    return waits.ask(purpose, key, () => send({ kind, side, ...contact, language }));
  }, [waits, purpose, key, kind, side, contact, language, send]);
  const dismiss = useCallback(() => waits.dismiss(purpose), [waits, purpose]);
  return useMemo(() => ({ ...standingOf(wait, key), dismiss, send: ask }), [wait, key, dismiss, ask]);
}
