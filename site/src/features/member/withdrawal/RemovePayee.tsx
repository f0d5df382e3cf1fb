import type { Payee } from '@baize/domain';
import { removePayee, withdrawalSettings } from '@baize/gateway';
import { Button, Empty, Inline, Link, LoadFrame, Panel, Skeleton, Stack, Text } from '@baize/ui';
import { FormError } from '@baize/ui/overlays';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage, useServices } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { PaymentPassword } from '../../../money/PaymentPassword.tsx';
import { payeeName } from './PayeeChoice.tsx';
import { useSecret } from './useSecret.ts';
import { useWithdrawalSettings } from './useWithdrawal.ts';

/** Takes a place to receive money away, after a question and the payment password. */
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
  const { toasts } = useServices();
  const { hrefOf, go } = useCentre();
  const { send, busy } = useAction(removePayee, [withdrawalSettings]);
  const [tried, setTried] = useState(false);
  const secret = useSecret(tried);
  const name = payeeName(payee);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (secret.password === '') return secret.field.current?.focus();
    const outcome = await send({ payeeId: payee.id, paymentPassword: secret.password, language });
    secret.heard(outcome.ok ? null : outcome.error);
    if (!outcome.ok) return;
    toasts.show({ tone: 'positive', text: text('withdrawal.payee.removed') });
    go('withdraw', {}, { replace: true });
  };
  return (
    <Panel title={text('withdrawal.payee.remove', { name })} focused>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <FormError>{secret.trouble}</FormError>
          <Text>{text('withdrawal.payee.removeAsk', { name })}</Text>
          <PaymentPassword
            ref={secret.field}
            value={secret.password}
            onValueChange={secret.setPassword}
            error={secret.problem}
          />
          <Inline gap={3} wrap>
            <Button type="submit" kind="danger" size="lg" busy={busy}>
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
