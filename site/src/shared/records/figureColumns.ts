import type { RecordColumn } from '@baize/ui';
import type { Translate } from '../../core/language/useText.ts';
import type { RecordMoney } from './useRecordMoney.tsx';

type Figure = 'stake' | 'valid' | 'payout' | 'result';

export const figureColumns = <Name extends Figure>(
  names: readonly Name[],
  text: Translate,
  money: RecordMoney,
): RecordColumn<Record<Name, string>>[] =>
  names.map((name) => ({
    id: name,
    header: text(`records.${name}`),
    cell: (row) => (name === 'result' ? money.signed : money.plain)(row[name]),
    align: 'end',
    role: name === 'result' ? 'result' : 'detail',
  }));
