import type { VerificationKind } from '@baize/gateway';
import { TextField } from '@baize/ui/overlays';
import type { Ref } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { useProofCode } from './useProofCode.ts';

interface AnswerProps {
  id: string;
  value: string;
  onValue: (value: string) => void;
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
