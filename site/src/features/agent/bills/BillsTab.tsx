import { type BillsCover, billRemainder, type ContractKind, coverBills, firstBillView } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';
import { Alert, Split, Stack } from '@baize/ui';
import { useMemo, useState } from 'react';
import { useIsWide } from '../../../core/browser/useMedia.ts';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { errorText } from '../../../data/load.ts';
import { PendingNotice } from '../../../money/PendingNotice.tsx';
import type { BatchState } from '../../../money/useMoneyBatch.ts';
import { CentreFooter } from '../../../shared/page/CentrePage.tsx';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { BillFilters } from './BillFilters.tsx';
import { BillTable } from './BillTable.tsx';
import { PayReview } from './PayReview.tsx';
import { PaySummary } from './PaySummary.tsx';
import { useBillExport } from './useBillExport.ts';
import { type BillMoney, useBillMoney } from './useBillMoney.ts';
import { useBillNames } from './useBillNames.ts';
import { useBillList, useCollectable, usePayable } from './useBills.ts';
import { useBillView } from './useBillView.ts';
import { useDepositHref } from './useDepositHref.ts';

const none: readonly NamedBill[] = [];

/** Lists the bills of one contract kind or of all; several can be paid or collected at once (AGT-11). */
export function BillsTab({ kind }: { kind: ContractKind }) {
  const control = useBillView(kind);
  const { view, choose } = control;
  const zone = usePlatformZone();
  const span = useRecordSpan(view.dates, zone);
  const list = useBillList(view, kind, zone === undefined ? null : span);
  const rows = list.answer.value?.bills ?? none;
  const { payable, available } = usePayable(view.kind ?? kind);
  const currency = list.answer.value?.currency ?? null;
  const shown = useMemo(() => [...rows, ...payable], [rows, payable]);
  const money = useBillMoney(shown, currency);
  const [review, setReview] = useState<readonly NamedBill[] | null>(null);
  const nameOf = useBillNames(list.answer.value?.timeZone);
  const bring = useBillExport(view, kind, span);
  const text = useText();
  const isWide = useIsWide();

  const selected = view.selected ?? payable.map(({ bill }) => bill.id);
  const chosen = payable.filter(({ bill }) => selected.includes(bill.id));
  const cover = available === null ? null : coverBills(chosen.map(payableOf), available);
  const open = (bills: readonly NamedBill[]) => {
    money.paying.dismiss();
    setReview(bills.length > 0 ? bills : null);
  };
  if (review) {
    return (
      <PayReview
        bills={review}
        available={available ?? '0'}
        hasPassword={list.answer.value?.hasPassword ?? true}
        currency={currency}
        money={money}
        nameOf={nameOf}
        onRetry={(id) => open(payable.filter(({ bill }) => bill.id === id))}
        onClose={() => setReview(null)}
      />
    );
  }
  const asks = view.side === 'pay' && payable.length > 0 && cover !== null && available !== null;
  const summary = (compact: boolean) =>
    asks ? (
      <Summary
        compact={compact}
        kind={kind}
        chosen={chosen}
        cover={cover}
        available={available}
        currency={currency}
        selected={selected}
        onCollect={money.collect}
        collecting={money.collecting.busy}
        onReview={open}
      />
    ) : undefined;
  return (
    <Stack gap={4}>
      <BillFilters control={control} kind={kind} span={span}>
        <ExportButton bring={bring} label={text('bills.export')} />
      </BillFilters>
      <Pending states={money.paying.states} onCheck={money.paying.check} />
      <Pending states={money.collecting.states} onCheck={money.collecting.check} />
      <NotCollected money={money} />
      <Split fold="within" aside={isWide ? summary(false) : undefined}>
        <BillTable
          kind={kind}
          control={control}
          list={list}
          payable={payable}
          selected={selected}
          cover={cover && view.selected?.length === 0 ? coverBills(payable.map(payableOf), available ?? '0') : cover}
          money={money}
          onSelect={(ids) => choose((now) => ({ ...now, selected: ids }))}
          onReset={() => choose(() => firstBillView)}
        />
      </Split>
      {asks && !isWide && <CentreFooter>{summary(true)}</CentreFooter>}
      {asks && <Waiting chosen={chosen} cover={cover} />}
    </Stack>
  );
}

const payableOf = ({ bill }: NamedBill) => ({ id: bill.id, amount: billRemainder(bill) });

interface SummaryProps extends Omit<Parameters<typeof PaySummary>[0], 'collectable' | 'depositHref'> {
  kind: ContractKind;
  selected: readonly string[];
}

function Summary({ kind, selected, ...rest }: SummaryProps) {
  const short = rest.cover.missing !== '0';
  const collectable = useCollectable(short);
  const depositHref = useDepositHref(kind, rest.cover.missing, selected);
  return <PaySummary {...rest} collectable={collectable} depositHref={depositHref} />;
}

/** Warns that some payees have to wait because the balance does not cover their bills. */
function Waiting({ chosen, cover }: { chosen: readonly NamedBill[]; cover: BillsCover }) {
  const text = useText();
  const short = chosen.filter(({ bill }) => cover.covers.get(bill.id)?.kind === 'short');
  const first = short[0];
  if (!first) return null;
  return (
    <Alert tone="warning" kind="panel">
      {short.length > 1
        ? text('bills.pay.sees.several', { count: short.length })
        : text('bills.pay.sees', { name: apart(first.payee.name) })}
    </Alert>
  );
}

/** Says for each bill of a refused collection why it was not collected. */
function NotCollected({ money }: { money: BillMoney }) {
  const text = useText();
  return Object.entries(money.collecting.states).map(
    ([bill, state]) =>
      state.kind === 'refused' && (
        <Alert key={bill} tone="warning" kind="panel">
          {text('bills.collect.refused', {
            bill: inOrder(bill),
            reason: money.overtaken(bill)?.text ?? errorText(text, state.error),
          })}
        </Alert>
      ),
  );
}

interface PendingProps {
  states: Readonly<Record<string, BatchState<unknown>>>;
  onCheck: (bill: string) => void;
}

function Pending({ states, onCheck }: PendingProps) {
  return Object.entries(states).map(
    ([bill, state]) =>
      (state.kind === 'checking' || state.kind === 'unknown') && (
        <PendingNotice key={bill} kind={state.kind} what={state.intent.what} onCheck={() => onCheck(bill)} />
      ),
  );
}
