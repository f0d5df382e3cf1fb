import { addAmounts, type BillsCover, type BillView, type ContractKind } from '@baize/domain';
import type { bills, NamedBill, ValueOf } from '@baize/gateway';
import { Button, RecordTable, type RecordTableProps } from '@baize/ui';
import { useMemo } from 'react';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { usePictures } from '../../../data/pictures.ts';
import { isUnderWay } from '../../../money/useMoneyBatch.ts';
import { endOf, Pages } from '../../../shared/page/Pages.tsx';
import type { Staying } from '../../../shared/records/useKeepPrevious.ts';
import type { RecordControl } from '../../../shared/records/useRecordView.ts';
import { useDates } from '../../contracts/useDates.ts';
import { contractPages } from '../shared/contractPages.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import { billColumns } from './billColumns.tsx';
import { collectableStates, isPayable } from './billLooks.ts';
import type { BillMoney } from './useBillMoney.ts';

interface BillTableProps {
  kind: ContractKind;
  control: RecordControl<BillView>;
  list: Staying<ValueOf<typeof bills>>;
  /** All payable bills, including those on other pages. */
  payable: readonly NamedBill[];
  selected: readonly string[];
  cover: BillsCover | null;
  money: BillMoney;
  onSelect: (ids: readonly string[]) => void;
  onReset: () => void;
}

export function BillTable(props: BillTableProps) {
  const { control, list, payable, selected, cover, money, onSelect } = props;
  const { view, hrefOf, step } = control;
  const { answer } = list;
  const text = useText();
  const columns = useBillColumns(props);
  const amounts = useAgentMoney(answer.value?.currency);
  const states = money.paying.states;
  const pays = view.side === 'pay' && payable.length > 0;
  const collects = view.side === 'collect' && (view.status === null || collectableStates.includes(view.status));
  const chosen = payable.filter(({ bill }) => selected.includes(bill.id));
  const rows = rowsOf(props);
  return (
    <RecordTable
      caption={text('bills.caption')}
      columns={columns}
      rows={rows}
      rowId={({ bill }) => bill.id}
      load={useTableLoad(props)}
      selection={
        pays
          ? {
              selected,
              onSelect,
              selectable: (row) => isPayable(row) && !isUnderWay(states[row.bill.id]),
              words: {
                all: text('bills.select.all'),
                one: ({ bill, payee }) =>
                  text('bills.select.one', { name: apart(payee.name), amount: amounts.figure(bill.amount) }),
              },
            }
          : undefined
      }
      totals={
        pays && cover
          ? {
              label: text('bills.total.open', { chosen: chosen.length, open: payable.length }),
              values: { amount: amounts.figure(sumOf(chosen)) },
            }
          : answer.value && {
              label: text(collects ? 'bills.side.collect' : 'bills.total'),
              values: { amount: amounts.figure(collects ? answer.value.collectable : answer.value.total) },
            }
      }
      pages={
        <Pages
          selected={view.page}
          {...endOf(answer.value)}
          busy={answer.refreshing}
          hrefOf={(page) => hrefOf({ ...view, page })}
          onSelect={(page) => step((now) => ({ ...now, page }))}
        />
      }
    />
  );
}

const none: readonly NamedBill[] = [];

/** Lists payable bills first, regardless of the chosen dates. */
function rowsOf({ control: { view }, list, payable }: BillTableProps): readonly NamedBill[] {
  const rows = list.answer.value?.bills ?? none;
  const asks = view.side === 'pay' && list.page === 1 && (view.status ?? 'awaiting-approval') === 'awaiting-approval';
  if (!asks) return rows;
  const ids = new Set(payable.map(({ bill }) => bill.id));
  return [...payable, ...rows.filter(({ bill }) => !ids.has(bill.id))];
}

const sumOf = (chosen: readonly NamedBill[]): string =>
  addAmounts('0', ...chosen.map(({ bill }) => bill.amount)) ?? '0';

function useBillColumns({ kind, control, list, cover, money }: BillTableProps) {
  const text = useText();
  const pictures = usePictures();
  const { hrefOf } = useAgentCentre();
  const { value } = list.answer;
  const amounts = useAgentMoney(value?.currency);
  const dates = useDates(value?.timeZone);
  const { side } = control.view;
  const shown = side === 'pay' ? cover : null;
  const paid = money.paying.states;
  const collected = money.collecting.states;
  return useMemo(
    () =>
      billColumns({
        text,
        money: amounts,
        dates,
        pictures,
        billHref: ({ bill }) => hrefOf(contractPages[kind], { tab: 'bills', bill: bill.id }),
        side,
        cover: shown,
        stateOf: ({ bill, side }) => (side === 'payer' ? paid : collected)[bill.id],
      }),
    [text, amounts, dates, pictures, hrefOf, kind, side, shown, paid, collected],
  );
}

function useTableLoad(props: BillTableProps): RecordTableProps<never>['load'] {
  const { control, list, onReset } = props;
  const { answer } = list;
  const text = useText();
  const isEmpty = answer.value !== undefined && rowsOf(props).length === 0;
  if (answer.value !== undefined && answer.refreshing && !isEmpty) {
    return { kind: 'refreshing', label: text('bills.stale') };
  }
  return loadOf(answer, text, {
    title: text('bills.failed'),
    empty: {
      title: text(`bills.empty.${control.view.side}`),
      text: text('bills.empty.text'),
      actions: <Button onClick={onReset}>{text('bills.empty.reset')}</Button>,
    },
    isEmpty,
  });
}
