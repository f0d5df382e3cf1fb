import {
  countdownText,
  currencySymbol,
  type DeadlinePhase,
  languageTag,
  type MoneyMovement,
  noticeTime,
  receiptResults,
  remainderOf,
} from '@baize/domain';
import type { confirmReceipt } from '@baize/gateway';
import { Alert, Button, Panel, Stack, Text } from '@baize/ui';
import { FormError, MoneyField, RadioGroup } from '@baize/ui/overlays';
import { inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useBrand, useLanguage } from '../../../core/services/services.ts';
import type { MoneyAction } from '../../../money/useMoneyAction.ts';
import { PicturesField } from '../../../shared/pictures/PicturesField.tsx';
import { DeadlineVoice } from '../movement/DeadlineVoice.tsx';
import { useDeadline } from '../movement/useDeadline.ts';
import { useMoneyIn } from '../movement/useMoneyIn.ts';
import { useReceiptForm } from './useReceiptForm.ts';

interface ReceiptFormProps {
  movement: MoneyMovement;
  action: MoneyAction<typeof confirmReceipt>;
  onChange: () => Promise<unknown>;
}

/** Asks how much of the money arrived (all, part or none) while the platform awaits a confirmation (MEM-06). */
export function ReceiptForm({ movement, action, onChange }: ReceiptFormProps) {
  const text = useText();
  const money = useMoneyIn();
  const language = useLanguage();
  const { currency: own } = useBrand();
  const { form, digits, pictures, trouble } = useReceiptForm(movement, action, onChange);
  const { result, part } = form.values;
  const phase = useDeadline(movement.deadline, onChange);
  const { received, receivedCurrency, to, steps } = movement;
  const missing = remainderOf(received, part || null);
  return (
    <Panel title={text('receipt.title')} focused>
      <Stack gap={1}>
        <Text>
          {text('receipt.sum', {
            amount: money(received, receivedCurrency),
            to: inOrder(to ?? '–'),
            time: inOrder(noticeTime(steps.at(-1)?.at ?? movement.at)),
          })}
        </Text>
        {phase.kind === 'open' && (
          <Text size="displaySm" numeric>
            {text('receipt.left', { time: inOrder(countdownText(phase.secondsLeft)) })}
          </Text>
        )}
      </Stack>
      <DeadlineVoice phase={phase} />
      <Warning phase={phase} text={text} />
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <FormError>{trouble}</FormError>
          <RadioGroup
            {...form.field('result')}
            label={text('receipt.result')}
            kind="cards"
            options={receiptResults.map((value) => ({ value, label: text(`receipt.result.${value}`) }))}
          />
          {result === 'partly-received' && (
            <MoneyField
              {...form.field('part')}
              label={text('receipt.amount')}
              symbol={receivedCurrency === own.code ? currencySymbol(own) : (receivedCurrency ?? currencySymbol(own))}
              locale={languageTag(language)}
              digits={digits}
              hint={
                missing === null ? undefined : text('receipt.remainder', { amount: money(missing, receivedCurrency) })
              }
              required
              words={{ quick: text('receipt.amount'), max: text('movement.most') }}
            />
          )}
          {result !== 'received' && (
            <PicturesField
              {...form.externalField('pictures')}
              label={text('receipt.pictures')}
              hint={text('receipt.pictures.hint')}
              files={pictures.files}
              onAdd={pictures.add}
              onRemove={pictures.remove}
              onRetry={pictures.retry}
            />
          )}
          <Button type="submit" kind="primary" size="lg" wide busy={action.state.kind === 'sending'}>
            {text('receipt.send')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

function Warning({ phase, text }: { phase: DeadlinePhase; text: Translate }) {
  if (phase.kind === 'due') {
    return (
      <Alert tone="info" kind="panel">
        {text('receipt.due')}
      </Alert>
    );
  }
  if (phase.kind !== 'open' || phase.warning === 'none') return null;
  return (
    <Alert tone="warning" kind="panel">
      {phase.warning === 'last' ? `${text('receipt.last')} ${text('receipt.soon')}` : text('receipt.soon')}
    </Alert>
  );
}
