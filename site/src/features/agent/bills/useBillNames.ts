import type { NamedBill } from '@baize/gateway';
import { useCallback } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useDates } from '../../contracts/useDates.ts';

export function useBillNames(timeZone: string | null | undefined): (bill: NamedBill) => string {
  const text = useText();
  const dates = useDates(timeZone);
  return useCallback(
    (row) =>
      `${apart(row.payee.name)} · ${text('bills.of', { kind: text(`agent.kind.${row.kind}`), period: dates.period(row) })}`,
    [text, dates],
  );
}
