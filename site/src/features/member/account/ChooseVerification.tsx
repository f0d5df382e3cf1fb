import {
  chooseVerification,
  type GatewayError,
  memberProfile,
  readRefusal,
  type VerificationKind,
  verificationWays,
} from '@baize/gateway';
import { Stack } from '@baize/ui';
import { FormError, RadioGroup } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useRetryWait } from '../../../shared/forms/useRetryWait.ts';
import { ProofAnswer } from '../../sign-in/codes/ProofAnswer.tsx';
import { Authenticator } from './Authenticator.tsx';
import { FormFoot } from './FormFoot.tsx';
import type { Profile } from './profileOf.ts';

interface ChooseVerificationProps {
  profile: Profile;
  onClose: () => void;
}

/** One way for every further verification, proved once by that very way. */
export function ChooseVerification({ profile, onClose }: ChooseVerificationProps) {
  const text = useText();
  const { toasts } = useServices();
  const ways = useWays(profile);
  const { send, busy } = useAction(chooseVerification, [memberProfile, verificationWays]);
  const [kind, setKind] = useState<VerificationKind>(profile.verification ?? ways[0]?.kind ?? 'authenticator');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<GatewayError | null>(null);
  const wait = useRetryWait(refused);
  const field = useRef<HTMLInputElement>(null);
  const theirs = readRefusal(refused?.value).fields.answer;
  const missing = tried && typed.trim() === '' ? text('validation.empty') : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (wait > 0) return;
    setTried(true);
    setRefused(null);
    if (typed.trim() === '') return field.current?.focus();
    const outcome = await send({ kind, answer: typed.trim() });
    if (!outcome.ok) {
      setRefused(outcome.error);
      return field.current?.focus();
    }
    toasts.show({ tone: 'positive', text: text('profile.verify.chosen') });
    return onClose();
  }

  const answer = {
    ref: field,
    value: typed,
    onValueChange: setTyped,
    error: missing ?? (theirs && refused ? errorText(text, refused) : undefined),
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <FormError>{refused && !theirs && errorText(text, refused)}</FormError>
        <RadioGroup
          label={text('verify.ways')}
          hint={text('profile.verify.only')}
          options={ways.map((way) => ({
            value: way.kind,
            label: text(`verify.${way.kind}`),
            hint: way.hint ? apart(way.hint) : undefined,
          }))}
          value={kind}
          onValueChange={(next) => {
            setKind(next);
            setTyped('');
            setTried(false);
            setRefused(null);
          }}
        />
        {kind === 'authenticator' && <Authenticator />}
        <ProofAnswer id="choose-verification" kind={kind} {...answer} />
        <FormFoot action={text('profile.verify.choose')} busy={busy} wait={wait} onClose={onClose} />
      </Stack>
    </form>
  );
}

/** A code to a contact that is bound, an authenticator, and the bank account where the platform has one. */
function useWays({ mobile, email, verification }: Profile): { kind: VerificationKind; hint: string | null }[] {
  const known = useEndpoint(verificationWays, {}).value?.ways ?? [];
  const bank = verification === 'bank' || known.some(({ kind }) => kind === 'bank');
  return [
    ...(mobile.shown === null ? [] : [{ kind: 'sms' as const, hint: mobile.shown }]),
    ...(email.shown === null ? [] : [{ kind: 'email' as const, hint: email.shown }]),
    { kind: 'authenticator', hint: null },
    ...(bank ? [{ kind: 'bank' as const, hint: null }] : []),
  ];
}
