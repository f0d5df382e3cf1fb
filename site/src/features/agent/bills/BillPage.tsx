import { type ContractKind, compareAmounts, settle } from '@baize/domain';
import { billDetail } from '@baize/gateway';
import { Alert, Empty, LoadFrame, Skeleton, Split, Stack } from '@baize/ui';
import { Ledger } from '@baize/ui/overlays';
import { useCallback, useMemo, useState } from 'react';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { useDates } from '../../contracts/useDates.ts';
import { useAgentHead } from '../shared/agentFrame.tsx';
import { contractPages } from '../shared/contractPages.ts';
import { recordsOf } from '../shared/teamRecords.ts';
import { useAgentMoney } from '../shared/useAgentMoney.ts';
import { BillCard } from './BillCard.tsx';
import { BillLegend } from './BillLegend.tsx';
import { BillLog } from './BillLog.tsx';
import type { BillDetail } from './ledgerFormulas.ts';
import { ledgerRows } from './ledgerRows.ts';
import { PayReview } from './PayReview.tsx';
import { useBillMoney } from './useBillMoney.ts';
import { useBillNames } from './useBillNames.ts';
import { useStatementExport } from './useStatementExport.ts';

interface BillPageProps {
  kind: ContractKind;
  bill: string;
}

/** Shows one bill: how its amount is calculated, its state and the possible actions (AGT-11). */
export function BillPage({ kind, bill }: BillPageProps) {
  const text = useText();
  const answer = useEndpoint(billDetail, { bill }, { every: 60_000 });
  if (answer.error?.code === 'not-found' && !answer.value) return <Empty title={text('bills.missing')} />;
  return (
    <LoadFrame
      load={loadOf(answer, text, { title: text('bills.failed') })}
      skeleton={<Skeleton shape="panel" count={2} />}
    >
      {answer.value && <Shown key={bill} kind={kind} detail={answer.value} onDue={answer.retry} />}
    </LoadFrame>
  );
}

interface ShownProps {
  kind: ContractKind;
  detail: BillDetail;
  onDue: () => Promise<unknown>;
}

function Shown({ kind, detail, onDue }: ShownProps) {
  const { bill: row, currency, available, hasPassword, rules } = detail;
  const text = useText();
  const rows = useMemo(() => [row], [row]);
  const money = useBillMoney(rows, currency);
  const [reviewing, setReviewing] = useState<readonly (typeof row)[] | null>(null);
  const nameOf = useBillNames(rules.timeZone);
  const { lines, differs } = useLedger(kind, detail);
  const bring = useStatementExport(detail, lines);
  useBillHead(kind, detail);
  const close = useCallback(() => setReviewing(null), []);
  const review = () => {
    money.paying.dismiss();
    setReviewing(rows);
  };
  return (
    <Stack gap={4}>
      {differs && (
        <Alert tone="warning" kind="panel">
          {differs}
        </Alert>
      )}
      <Split
        fold="within"
        aside={
          <Stack gap={4}>
            {reviewing ? (
              <PayReview
                bills={reviewing}
                available={available ?? '0'}
                hasPassword={hasPassword}
                currency={currency}
                money={money}
                nameOf={nameOf}
                onRetry={review}
                onClose={close}
              />
            ) : (
              <BillCard row={row} currency={currency} money={money} onReview={review} onDue={onDue} />
            )}
            <BillLog row={row} currency={currency} />
          </Stack>
        }
      >
        <Stack gap={4}>
          <Ledger
            title={text('bills.ledger')}
            rows={lines}
            actions={<ExportButton bring={bring} label={text('bills.statement')} />}
            words={{ close: text('frame.close'), met: text('bills.met'), notMet: text('bills.notMet') }}
          />
          <BillLegend />
        </Stack>
      </Split>
    </Stack>
  );
}

function useBillHead(kind: ContractKind, { bill: row, rules }: BillDetail) {
  const text = useText();
  const dates = useDates(rules.timeZone);
  const { hrefOf } = useAgentCentre();
  const payer = row.payerName === null ? text('agent.platform') : apart(row.payerName);
  useAgentHead({
    title: text('bills.title', { bill: inOrder(row.bill.id) }),
    text: text('bills.subtitle', {
      kind: text(`agent.kind.${row.kind}`),
      period: dates.period(row, { year: true }),
      version: row.contractVersion,
      name: row.side === 'payer' ? apart(row.payee.name) : payer,
    }),
    backHref: hrefOf(contractPages[kind], { tab: 'bills' }),
    back: text('bills.review.back'),
  });
}

/** Recalculates the amount as the platform does, and warns when the two differ. */
function useLedger(kind: ContractKind, detail: BillDetail) {
  const text = useText();
  const money = useAgentMoney(detail.currency);
  const percent = usePercent();
  const dates = useDates(detail.rules.timeZone);
  const { hrefOf } = useAgentCentre();
  return useMemo(() => {
    const { bill: row, terms, figures, rules } = detail;
    const settlement = settle(terms, figures, rules);
    if (!settlement) return { lines: [], differs: text('bills.failed') };
    const page = contractPages[kind];
    const records = recordsOf(row, rules.timeZone);
    const lines = ledgerRows(detail, settlement, {
      text,
      money,
      percent,
      dates,
      betsHref: hrefOf('personalHistoryCopy', records.bets),
      bonusesHref: hrefOf('agentDownlineTransactionDetailsCopy', records.bonuses),
      contractHref: hrefOf(page, { contract: row.contractId }),
      billHref: (bill) => hrefOf(page, { tab: 'bills', bill }),
    });
    const same = compareAmounts(settlement.amount, row.bill.amount) === 0;
    const words = { stated: inOrder(money.money(row.bill.amount)), sum: inOrder(money.money(settlement.amount)) };
    return { lines, differs: same ? null : text('bills.differs', words) };
  }, [detail, kind, text, money, percent, dates, hrefOf]);
}
