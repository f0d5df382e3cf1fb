import { type MoneyMovement, noticeTime } from '@baize/domain';
import { DescriptionList } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { Copy } from './Copy.tsx';
import { isSome, rateText } from './Review.tsx';
import { useMoneyIn } from './useMoneyIn.ts';

export function MovementFacts({ movement }: { movement: MoneyMovement }) {
  const text = useText();
  const money = useMoneyIn();
  const { reference, at, amount, currency, fee, rate, bonus, received, receivedCurrency, from, to, remark } = movement;
  const fact = (id: string, term: string, value: string | null) => (value === null ? [] : [{ id, term, value }]);
  return (
    <DescriptionList
      items={[
        {
          id: 'reference',
          term: text('movement.reference'),
          value: reference,
          actions: <Copy what={text('movement.reference')} text={reference} />,
        },
        ...fact('at', text('movement.time'), noticeTime(at)),
        ...fact('from', text('movement.from'), from),
        ...fact('to', text('movement.to'), to),
        ...fact('amount', text('movement.review.amount'), money(amount, currency)),
        ...fact('fee', text('movement.review.fee'), isSome(fee) ? money(fee, currency) : text('movement.review.noFee')),
        ...fact('rate', text('movement.review.rate'), rate && rateText(rate, movement, text, money)),
        ...fact('bonus', text('movement.review.bonus'), isSome(bonus) ? money(bonus, receivedCurrency) : null),
        ...fact('received', text('movement.review.received'), money(received, receivedCurrency)),
        ...fact('remark', text('movement.remark'), remark),
      ]}
    />
  );
}
