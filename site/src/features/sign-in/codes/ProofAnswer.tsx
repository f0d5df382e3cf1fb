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

/** What proves whose session it is, by each way: a code that is sent, one of an authenticator, the name on the bank account. */
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

function SentCode({ kind, ...field }: AnswerProps & { kind: 'sms' | 'email' }) {
  const text = useText();
  const code = useProofCode(kind);
  return <CodeEntry {...field} code={code} label={text('verify.code')} ready />;
}

/** Codes that prove whose session it is, by message or letter: the platform knows where to. The waits outlive the form. */
function useProofCode(kind: 'sms' | 'email'): SmsCode {
  const { client } = useServices();
  const waits = codeWaitsOf(client);
  const wait = useSyncExternalStore(waits.subscribe, () => waits.get('verify'));
  const { send } = useAction(sendVerification);
  const ask = useCallback(() => waits.ask('verify', kind, () => send({ kind })), [waits, kind, send]);
  const dismiss = useCallback(() => waits.dismiss('verify'), [waits]);
  return useMemo(() => ({ ...standingOf(wait, kind), stale: false, dismiss, send: ask }), [wait, kind, dismiss, ask]);
}
