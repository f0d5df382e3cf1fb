import { gameTypes, type RebateLine } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { RecordColumn } from '@baize/ui';
import { useCallback, useMemo } from 'react';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { useMoney } from '../../../core/services/useMoney.ts';

export function useRebateColumns<Row extends RebateLine>() {
  const text = useText();
  const money = useMoney();
  const percent = usePercent();
  const name = useGameTypeName();
  const columns = useMemo(
    (): readonly RecordColumn<Row>[] => [
      { id: 'category', header: text('rebate.category'), role: 'title', cell: ({ category }) => name(category) },
      {
        id: 'bets',
        header: text('rebate.bets'),
        role: 'detail',
        align: 'end',
        cell: ({ validBets }) => <bdi>{money(validBets) ?? '–'}</bdi>,
      },
      {
        id: 'rate',
        header: text('rebate.rate'),
        role: 'detail',
        align: 'end',
        cell: ({ rate }) => <bdi>{percent(rate)}</bdi>,
      },
      {
        id: 'amount',
        header: text('rebate.amount'),
        role: 'result',
        align: 'end',
        cell: ({ amount }) => <bdi>{money(amount) ?? '–'}</bdi>,
      },
    ],
    [text, money, percent, name],
  );
  return { columns, name };
}

/** Returns a category's name as in the navigation, with one for both kinds of lottery; unknown ones keep their id. */
function useGameTypeName(): (type: string) => string {
  const text = useText();
  return useCallback(
    (type) => {
      const known = gameTypes.find((one) => one === type);
      return known ? text(`nav.${known === 'LOTT' ? 'elott' : known.toLowerCase()}` as MessageId) : type;
    },
    [text],
  );
}
