import type { Payee } from '@baize/domain';
import { removePayee, withdrawalSettings } from '@baize/gateway';
import { Button, Empty, Inline, Link, LoadFrame, Panel, Skeleton, Stack, Text } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { PaymentPassword, passwordProblem, usePasswordRule } from '../../../money/PaymentPassword.tsx';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import { payeeName } from './PayeeChoice.tsx';
import { useWithdrawalSettings } from './useWithdrawal.ts';

export function RemovePayee({ id }: { id: string }) {
  const text = useText();
  const { hrefOf } = useCentre();
  const answer = useWithdrawalSettings();
  const payee = answer.value?.payees.find((one) => one.id === id);
  return (
    <Stack gap={4}>
      <Link href={hrefOf('withdraw')}>{text('movement.overview')}</Link>
      <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="panel" />}>
        {payee ? <Removal payee={payee} /> : <Empty title={text('withdrawal.payee.removed')} />}
      </LoadFrame>
    </Stack>
  );
}

function Removal({ payee }: { payee: Payee }) {
  const text = useText();
  const language = useLanguage();
  const { hrefOf, go } = useCentre();
  const { send } = useAction(removePayee, [withdrawalSettings]);
  const name = payeeName(payee);
  const checkPassword = usePasswordRule();
  const form = useSubmitForm({
    defaultValues: { paymentPassword: '' },
    validate: ({ paymentPassword }) => ({ paymentPassword: checkPassword(paymentPassword) }),
    onSubmit: ({ paymentPassword }) =>
      send({ payeeId: payee.id, paymentPassword: paymentPassword || undefined, language }),
    serverErrors: (error) => ({ paymentPassword: passwordProblem(text, error) }),
    toast: text('withdrawal.payee.removed'),
    onSuccess: () => go('withdraw', {}, { replace: true }),
  });
  return (
    <Panel title={text('withdrawal.payee.remove', { name })} focused>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <FormError>{form.error}</FormError>
          <Text>{text('withdrawal.payee.removeAsk', { name })}</Text>
          <PaymentPassword {...form.passwordField('paymentPassword')} />
          <Inline gap={3} wrap>
            <Button type="submit" kind="danger" size="lg" busy={form.isSubmitting}>
              {text('withdrawal.payee.remove', { name })}
            </Button>
            <Button size="lg" href={hrefOf('withdraw')}>
              {text('frame.cancel')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Panel>
  );
}
