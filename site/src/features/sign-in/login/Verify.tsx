import { type GatewayError, readRefusal, type VerificationKind, verificationWays, verifyLogin } from '@baize/gateway';
import { Button, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog, FormError, RadioGroup } from '@baize/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useOverlayTab } from '../../../core/routing/useOverlayTab.ts';
import { useSession } from '../../../core/services/services.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useRetryWait } from '../../../shared/forms/useRetryWait.ts';
import { ProofAnswer } from '../codes/ProofAnswer.tsx';
import { heldPassword } from '../session/loginState.ts';
import { useEnter } from '../session/useEnter.ts';
import { useSignOut } from '../session/useSignOut.ts';

const kinds = ['sms', 'email', 'authenticator', 'bank'] as const;

/** The further proof that a login from an unknown address owes: only the proof or signing out leads away (LGN-08). */
export function Verify({ open, onClose }: OverlayProps) {
  const text = useText();
  const { username, cpw } = useSession();
  const signOut = useSignOut();
  const answer = useEndpoint(verificationWays, open ? {} : null, { owing: true });
  const ways = answer.value?.ways ?? [];
  const [named, setKind] = useOverlayTab([...kinds]);
  const kind = ways.some((way) => way.kind === named) ? named : (ways[0]?.kind ?? named);
  const enter = useEnter();
  const { send, busy } = useAction(verifyLogin);
  const [typed, setTyped] = useState<Partial<Record<VerificationKind, string>>>({});
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<GatewayError | null>(null);
  const wait = useRetryWait(refused);
  const field = useRef<HTMLInputElement>(null);
  const value = typed[kind] ?? '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || wait > 0) return;
    setTried(true);
    setRefused(null);
    if (value.trim() === '') return field.current?.focus();
    const outcome = await send({ kind, answer: value.trim() });
    if (!outcome.ok) {
      setRefused(outcome.error);
      return field.current?.focus();
    }
    setTyped({});
    // What is owed after the proof is what was owed before it, also after a reload.
    const owes = cpw === 'true';
    const type = owes || heldPassword.get() !== null ? 'username' : 'sms';
    const entry = await enter({ username, answer: outcome.value, type, isDefault: owes });
    if (entry === 'in') heldPassword.set(null);
    return onClose();
  }

  const theirs = readRefusal(refused?.value).fields.answer;
  const missing = tried && value.trim() === '' ? text('validation.empty') : undefined;
  const error = missing ?? (theirs && refused ? errorText(text, refused) : undefined);
  const onValueChange = (next: string) => setTyped({ ...typed, [kind]: next });
  return (
    <Dialog open={open} title={text('verify.title')} words={{ close: text('frame.close') }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <Text tone="secondary">{text('verify.text')}</Text>
          <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
            <Stack gap={4}>
              <FormError>{refused && !theirs && errorText(text, refused)}</FormError>
              <RadioGroup
                label={text('verify.ways')}
                options={ways.map((way) => ({
                  value: way.kind,
                  label: text(`verify.${way.kind}`),
                  hint: way.hint ? apart(way.hint) : undefined,
                }))}
                value={kind}
                onValueChange={(next) => {
                  setTried(false);
                  setRefused(null);
                  setKind(next);
                }}
              />
              <ProofAnswer
                id="verify-answer"
                kind={kind}
                value={value}
                onValueChange={onValueChange}
                error={error}
                ref={field}
              />
              <SubmitButton size="lg" wide busy={busy} wait={wait}>
                {text('verify.action')}
              </SubmitButton>
            </Stack>
          </LoadFrame>
          <Button kind="ghost" wide onClick={() => void signOut()}>
            {text('frame.signOut')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
