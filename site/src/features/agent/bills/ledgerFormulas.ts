import { compareAmounts, type SettlementLine, settle } from '@baize/domain';
import type { billDetail, ValueOf } from '@baize/gateway';
import type { Formula } from '@baize/ui/overlays';
import type { Translate } from '../../../core/language/useText.ts';
import type { Dates } from '../../contracts/useDates.ts';
import type { AgentMoney } from '../shared/useAgentMoney.ts';

export type BillDetail = ValueOf<typeof billDetail>;
export type LineOf = Extract<SettlementLine, { kind: 'entry' | 'subtotal' }>['of'];

export interface LedgerContext {
  text: Translate;
  money: AgentMoney;
  percent: (rate: string) => string;
  dates: Dates;
  betsHref: string;
  bonusesHref: string;
  contractHref: string;
  billHref: (bill: string) => string;
}

export function entryFormula(of: LineOf, detail: BillDetail, context: LedgerContext): Formula | undefined {
  const { text, betsHref, bonusesHref } = context;
  const bets = { label: text('bills.formula.open.bets'), href: betsHref };
  switch (of) {
    case 'stakes':
      return { lines: [], note: text('bills.formula.stakes'), link: bets };
    case 'payouts':
      return { lines: [], note: text('bills.formula.payouts'), link: bets };
    case 'bonuses':
      return {
        lines: [],
        note: text('bills.formula.bonuses'),
        link: { label: text('bills.formula.open.bonuses'), href: bonusesHref },
      };
    case 'valid-bets': {
      const single = detail.terms.kind === 'realtime-salary';
      return { lines: [], note: text(single ? 'bills.formula.single' : 'bills.formula.valid-bets'), link: bets };
    }
    case 'carried-in':
      return carriedFormula(detail, context);
    default:
      return undefined;
  }
}

function carriedFormula(detail: BillDetail, { text, money, dates, billHref }: LedgerContext): Formula {
  const { previous, terms, rules, bill } = detail;
  const before = previous && settle(terms, previous.period.figures, rules);
  if (!previous || !before) return { lines: [], note: text('bills.formula.carry') };
  const period = dates.period(previous.period);
  const lines = before.lines.flatMap((line) => {
    if (line.kind !== 'entry' && line.kind !== 'subtotal') return [];
    if (line.of !== 'team-result' && line.of !== 'carried-in') return [];
    const label = text('bills.formula.of', { line: text(`bills.line.${line.of}`), period });
    return [{ id: line.of, label, value: money.figure(line.amount) }];
  });
  const carried = {
    id: 'carried',
    label: text('bills.formula.carried', { period: dates.period(bill) }),
    value: money.figure(before.carriedOut),
    kind: 'subtotal' as const,
  };
  const { billId } = previous;
  const link = billId !== null && { label: text('bills.formula.open.bill', { period }), href: billHref(billId) };
  return { lines: [...lines, carried], note: text('bills.formula.carry'), ...(link && { link }) };
}

export function sumFormula(
  lines: readonly SettlementLine[],
  own: Extract<SettlementLine, { kind: 'subtotal' }>,
  { text, money }: LedgerContext,
): Formula {
  const before = lines.slice(0, lines.indexOf(own));
  const start = Math.max(
    0,
    before.findLastIndex(({ kind }) => kind === 'subtotal'),
  );
  const parts = before.slice(start).filter((line) => line.kind === 'entry' || line.kind === 'subtotal');
  const negative = own.of === 'rate-base' && compareAmounts(own.amount, '0') === -1;
  return {
    lines: [
      ...parts.map(({ of, amount }) => ({ id: of, label: text(`bills.line.${of}`), value: money.figure(amount) })),
      { id: 'sum', label: text(`bills.line.${own.of}`), value: money.figure(own.amount), kind: 'subtotal' },
    ],
    ...(negative && { note: text('bills.formula.zero') }),
  };
}
