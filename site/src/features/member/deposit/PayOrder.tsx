import { countdownText, type MoneyMovement, type PaymentDetails, readWebAddress } from '@baize/domain';
import { Alert, Button, DescriptionList, Inline, Panel, QrCode, Stack, Text } from '@baize/ui';
import { inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useOffered } from '../../../core/services/status.ts';
import { Copy } from '../movement/Copy.tsx';
import { DeadlineVoice } from '../movement/DeadlineVoice.tsx';
import { useDeadline } from '../movement/useDeadline.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { GiveUp } from './GiveUp.tsx';
import { Proof } from './Proof.tsx';

interface PayOrderProps {
  movement: MoneyMovement;
  payment: PaymentDetails;
  /** Refetches the order, whose state may have changed. */
  onChange: () => Promise<unknown>;
}

export function PayOrder({ movement, payment, onChange }: PayOrderProps) {
  const text = useText();
  const money = useMoneyIn();
  const proves = useOffered('deposit-proof');
  const { reference, amount, currency, deadline } = movement;
  const phase = useDeadline(deadline, onChange);
  const due = phase.kind === 'due';
  const page = readWebAddress(payment.url)?.href;
  return (
    <Panel title={text('deposit.order')} focused>
      <Stack gap={1}>
        <Text strong>{text('deposit.order.exact', { amount: money(amount, currency) })}</Text>
        {phase.kind === 'open' && (
          <Text size="displaySm" numeric>
            {text('deposit.order.left', { time: inOrder(countdownText(phase.secondsLeft)) })}
          </Text>
        )}
      </Stack>
      <DeadlineVoice phase={phase} />
      {due && (
        <Alert tone="info" kind="panel">
          {text('deposit.order.due')}
        </Alert>
      )}
      {phase.kind === 'open' && phase.warning !== 'none' && (
        <Alert tone="warning" kind="panel">
          {text('deposit.order.soon')}
        </Alert>
      )}
      {!due && (
        <>
          <DescriptionList
            items={[
              {
                id: 'amount',
                term: text('movement.amount'),
                value: money(amount, currency),
                actions: <Copy what={text('movement.amount')} text={amount} />,
              },
              ...payment.lines.map(({ kind, text: line }) => {
                const term = text(`deposit.order.${kind}`);
                return { id: kind, term, value: line, actions: <Copy what={term} text={line} /> };
              }),
            ]}
          />
          {payment.code && <QrCode value={payment.code} label={text('deposit.order.code')} />}
          {page ? (
            <Stack gap={2}>
              {/* Opens in this tab, because the provider redirects back here. */}
              <Inline gap={3} wrap>
                <Button kind="primary" size="lg" href={page} target="_self" rel="noreferrer">
                  {text('deposit.order.open')}
                </Button>
              </Inline>
              <Text size="caption" tone="muted">
                {text('deposit.order.back')}
              </Text>
            </Stack>
          ) : (
            proves && <Proof reference={reference} onSent={onChange} />
          )}
        </>
      )}
      <GiveUp reference={reference} onDone={onChange} />
    </Panel>
  );
}
