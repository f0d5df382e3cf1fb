import { dayOf, exportName } from '@baize/domain';
import { useText } from '../../../core/language/useText.ts';
import { useBrand } from '../../../core/services/services.ts';
import type { BringTable } from '../../../shared/records/useExport.ts';
import type { BillDetail } from './ledgerFormulas.ts';
import type { BillLine } from './ledgerRows.ts';

export function useStatementExport(detail: BillDetail, lines: readonly BillLine[]): BringTable {
  const text = useText();
  const { id, currency: own } = useBrand();
  const { bill, rules } = detail;
  const currency = detail.currency ?? own.code;
  const amount = text('bills.column.amount');
  return async () => ({
    name: exportName(id, 'bill', bill.bill.id, dayOf(bill.from, rules.timeZone)),
    head: [text('bills.csv.line'), text('bills.csv.note'), currency ? `${amount} (${currency})` : amount],
    rows: lines.map(({ label, text: note, conditions = [], figure, value }) => [
      label,
      [note, ...conditions.map((one) => one.text)].filter((part) => part !== undefined).join('; '),
      figure === null ? value : { figure },
    ]),
    cut: false,
  });
}
