import { readRefusal, verificationWays, verifyLogin } from '@baize/gateway';
import { Button, LoadFrame, Skeleton, Stack, Text } from '@baize/ui';
import { Dialog, FormError, RadioGroup } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import type { OverlayProps } from '../../../core/routing/useOverlay.ts';
import { useOverlayTab } from '../../../core/routing/useOverlayTab.ts';
import { useSession } from '../../../core/services/services.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { ProofAnswer, readProof } from '../codes/ProofAnswer.tsx';
import { heldPassword } from '../session/loginState.ts';
import { useEnter } from '../session/useEnter.ts';
import { useSignOut } from '../session/useSignOut.ts';

const kinds = ['sms', 'email', 'authenticator', 'bank'] as const;
const nothing = { sms: '', email: '', authenticator: '', bank: '' };

/**
 * Asks for the second factor that a login from an unknown place requires; only completing it or signing out leads on
 * (LGN-08).
 */
export function Verify({ open, onClose }: OverlayProps) {
  const text = useText();
  const { username, cpw } = useSession();
  const signOut = useSignOut();
  const answer = useEndpoint(verificationWays, open ? {} : null, { owing: true });
  const ways = answer.value?.ways ?? [];
  const [named, setKind] = useOverlayTab([...kinds]);
  const kind = ways.some((way) => way.kind === named) ? named : (ways[0]?.kind ?? named);
  const enter = useEnter();
  const { send } = useAction(verifyLogin);
  const form = useSubmitForm({
    defaultValues: nothing,
    validate: (values) => ({ [kind]: readProof(kind, values[kind]) === '' ? text('validation.empty') : undefined }),
    onSubmit: async (values) => {
      const outcome = await send({ kind, answer: readProof(kind, values[kind]) });
      if (!outcome.ok) return outcome;
      // A password change that was due before the verification is still due, even after a reload.
      const owes = cpw === 'true';
      const type = owes || heldPassword.get() !== null ? 'username' : 'sms';
      const entry = await enter({ username, answer: outcome.value, type, isDefault: owes });
      if (entry === 'in') heldPassword.set(null);
      return outcome;
    },
    serverErrors: (error) => ({ [kind]: readRefusal(error.value).fields.answer && errorText(text, error) }),
    focusOnError: kind,
    resetOnSuccess: nothing,
    onSuccess: onClose,
    id: 'verify',
  });
  return (
    <Dialog open={open} title={text('verify.title')} words={{ close: text('frame.close') }}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <Text tone="secondary">{text('verify.text')}</Text>
          <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
            <Stack gap={4}>
              <FormError>{form.error}</FormError>
              <RadioGroup
                label={text('verify.ways')}
                options={ways.map((way) => ({
                  value: way.kind,
                  label: text(`verify.${way.kind}`),
                  hint: way.hint ? apart(way.hint) : undefined,
                }))}
                value={kind}
                onValueChange={(next) => {
                  form.reset();
                  setKind(next);
                }}
              />
              <ProofAnswer {...form.field(kind)} kind={kind} />
              <SubmitButton size="lg" wide busy={form.isSubmitting} wait={form.wait}>
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
