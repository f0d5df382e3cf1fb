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
import { ProofAnswer, readProof } from '../../sign-in/codes/ProofAnswer.tsx';
import { Authenticator } from './Authenticator.tsx';
import { FormFoot } from './FormFoot.tsx';
import type { Profile } from './profileOf.ts';

interface ChooseVerificationProps {
  profile: Profile;
  onClose: () => void;
}

export function ChooseVerification({ profile, onClose }: ChooseVerificationProps) {
  const text = useText();
  const ways = useWays(profile);
  const { send } = useAction(chooseVerification, [memberProfile, verificationWays]);
  const form = useSubmitForm({
    defaultValues: { kind: profile.verification ?? ways[0]?.kind ?? 'authenticator', answer: '' },
    validate: ({ kind, answer }) => ({ answer: readProof(kind, answer) === '' ? text('validation.empty') : undefined }),
    onSubmit: ({ kind, answer }) => send({ kind, answer: readProof(kind, answer) }),
    serverErrors: (error) => ({ answer: readRefusal(error.value).fields.answer && errorText(text, error) }),
    focusOnError: 'answer',
    toast: text('profile.verify.chosen'),
    onSuccess: onClose,
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
        <FormFoot action={text('profile.verify.choose')} busy={form.isSubmitting} wait={form.wait} onClose={onClose} />
      </Stack>
    </form>
  );
}

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
