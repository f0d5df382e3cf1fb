import {
  chooseVerification,
  memberProfile,
  readRefusal,
  type VerificationKind,
  verificationWays,
} from '@baize/gateway';
import { Stack } from '@baize/ui';
import { FormError, RadioGroup } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
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
  const ways = useWays(profile);
  const { send } = useAction(chooseVerification, [memberProfile, verificationWays]);
  const form = useSubmitForm({
    defaults: { kind: profile.verification ?? ways[0]?.kind ?? 'authenticator', answer: '' },
    check: ({ answer }) => ({ answer: answer.trim() === '' ? text('validation.empty') : undefined }),
    send: ({ kind, answer }) => send({ kind, answer: answer.trim() }),
    refused: (error) => ({ answer: readRefusal(error.value).fields.answer && errorText(text, error) }),
    focusWhenRefused: 'answer',
    toast: text('profile.verify.chosen'),
    onDone: onClose,
  });
  const { kind } = form.values;
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <FormError>{form.error}</FormError>
        <RadioGroup
          label={text('verify.ways')}
          hint={text('profile.verify.only')}
          options={ways.map((way) => ({
            value: way.kind,
            label: text(`verify.${way.kind}`),
            hint: way.hint ? apart(way.hint) : undefined,
          }))}
          value={kind}
          onValueChange={(next) => form.reset({ kind: next, answer: '' })}
        />
        {kind === 'authenticator' && <Authenticator />}
        <ProofAnswer {...form.field('answer')} kind={kind} />
        <FormFoot action={text('profile.verify.choose')} busy={form.busy} wait={form.wait} onClose={onClose} />
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
