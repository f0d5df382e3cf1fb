import { cleanNumber } from '@baize/domain';
import { sendVerification, type VerificationKind } from '@baize/gateway';
import { TextField } from '@baize/ui/overlays';
import { type Ref, useCallback, useMemo, useSyncExternalStore } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { standingOf } from './codeWaits.ts';
import { codeWaitsOf } from './codeWaitsOf.ts';
import type { SmsCode } from './useSmsCode.ts';

interface AnswerProps {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

export function ProofAnswer({ kind, ...field }: AnswerProps & { kind: VerificationKind }) {
  const text = useText();
  if (kind === 'sms' || kind === 'email') return <SentCode key={kind} kind={kind} {...field} />;
  const bank = kind === 'bank';
  return (
    <TextField
      key={kind}
      {...field}
      label={text(bank ? 'verify.bank.label' : 'verify.authenticator.label')}
      hint={bank ? text('verify.bank.hint') : undefined}
      inputMode={bank ? undefined : 'numeric'}
      autoComplete={bank ? 'off' : 'one-time-code'}
      required
    />
  );
}

/** Reads an answer as it is judged and sent: a code without its separators, a bank's name without outer spaces. */
export const readProof = (kind: VerificationKind, typed: string): string =>
  kind === 'bank' ? typed.trim() : cleanNumber(typed);

function SentCode({ kind, ...field }: AnswerProps & { kind: 'sms' | 'email' }) {
  const text = useText();
  const code = useProofCode(kind);
  return <CodeEntry {...field} code={code} label={text('verify.code')} ready />;
}

/** Sends verification codes; the platform knows the contact. Wait times survive the form. */
function useProofCode(kind: 'sms' | 'email'): SmsCode {
  const { client } = useServices();
  const waits = codeWaitsOf(client);
  const wait = useSyncExternalStore(waits.subscribe, () => waits.get('verify'));
  const { send } = useAction(sendVerification);
  const ask = useCallback(() => waits.ask('verify', kind, () => send({ kind })), [waits, kind, send]);
  const dismiss = useCallback(() => waits.dismiss('verify'), [waits]);
  return useMemo(() => ({ ...standingOf(wait, kind), stale: false, dismiss, send: ask }), [wait, kind, dismiss, ask]);
}
