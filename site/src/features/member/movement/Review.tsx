import { compareAmounts, secondsUntil } from '@baize/domain';
import type { MoneyQuote } from '@baize/gateway';
import { Alert, Button, DescriptionList, Inline, Panel, Stack, Text } from '@baize/ui';
import type { FormEvent, ReactNode } from 'react';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useServerSecond } from '../../../core/services/serverSecond.ts';
import { useBalanceHidden } from '../../../data/player.ts';
import { type MoneyIn, useMoneyIn } from './useMoneyIn.ts';
import type { Standing } from './useMovement.ts';

interface ReviewProps {
  moving: Standing;
  children?: ReactNode;
  onConfirm: () => void;
}

/** Shows the platform's quote for confirmation while it is valid: fee, rate, amount received and remaining (MEM-19). */
export function Review({ moving, children, onConfirm }: ReviewProps) {
  const { flow, quote } = moving;
  const text = useText();
  const money = useMoneyIn();
  const { masked } = useBalanceHidden();
  const now = useServerSecond();
  if (quote === null) return null;
  const lapsed = flow.kind === 'review' && (flow.lapsed || now >= quote.expiresAt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Panel title={text('movement.review')} focused>
      {flow.kind === 'review' && flow.changed && (
        <Alert tone="warning" kind="panel">
          {text('movement.review.changed')}
        </Alert>
      )}
      <DescriptionList items={figuresOf(quote, text, money, masked)} />
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {!lapsed && children}
          <Text tone="secondary" size="caption">
            {lapsed
              ? text('movement.review.lapsed')
              : text('movement.review.holds', { seconds: secondsUntil(quote.expiresAt, now) })}
          </Text>
          <Inline gap={3} wrap>
            {lapsed || flow.kind === 'quoting' ? (
              <Button kind="primary" size="lg" busy={flow.kind === 'quoting'} onClick={moving.renew}>
                {text('movement.review.renew')}
              </Button>
            ) : (
              <Button type="submit" kind="primary" size="lg" busy={flow.kind === 'sending'}>
                {text('movement.review.confirm', { amount: money(quote.amount, quote.currency) })}
              </Button>
            )}
            {flow.kind !== 'sending' && (
              <Button size="lg" onClick={moving.edit}>
                {text('movement.review.back')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Panel>
  );
}

/** Returns the lines of a quote, without those that do not apply, such as a missing bonus. */
function figuresOf(quote: MoneyQuote, text: Translate, money: MoneyIn, masked: (amount: string) => string) {
  const { amount, currency, fee, rate, bonus, received, receivedCurrency, turnover, remaining, limitLeft } = quote;
  const line = (
    id: 'amount' | 'fee' | 'rate' | 'bonus' | 'received' | 'turnover' | 'remaining' | 'limitLeft',
    value: string,
  ) => ({
    id,
    term: text(`movement.review.${id}`),
    value,
  });
  return [
    line('amount', money(amount, currency)),
    line('fee', isSome(fee) ? money(fee, currency) : text('movement.review.noFee')),
    ...(rate === null ? [] : [line('rate', rateText(rate, { currency, receivedCurrency }, text, money))]),
    ...(isSome(bonus) ? [line('bonus', `+${money(bonus, receivedCurrency)}`)] : []),
    line('received', money(received, receivedCurrency)),
    ...(isSome(turnover) ? [line('turnover', money(turnover, receivedCurrency))] : []),
    ...(remaining === null ? [] : [line('remaining', masked(money(remaining, currency)))]),
    ...(limitLeft === null ? [] : [line('limitLeft', money(limitLeft, null))]),
  ];
}

interface Currencies {
  currency: string | null;
  receivedCurrency: string | null;
}

export const rateText = (rate: string, { currency, receivedCurrency }: Currencies, text: Translate, money: MoneyIn) =>
  text('movement.review.rateText', { one: money('1', currency), other: money(rate, receivedCurrency) });

export const isSome = (amount: string): boolean => compareAmounts(amount, '0') === 1;
