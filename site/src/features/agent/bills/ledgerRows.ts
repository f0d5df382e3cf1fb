import { compareAmounts, type Settlement, type SettlementLine } from '@baize/domain';
import type { LedgerRow } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { type BillDetail, entryFormula, type LedgerContext, type LineOf, sumFormula } from './ledgerFormulas.ts';

/** One step of the calculation; `figure` is the plain number for exports, null when the step is not an amount. */
export interface BillLine extends Omit<LedgerRow, 'conditions'> {
  figure: string | null;
  conditions?: readonly { id: string; text: string; met: boolean }[];
}

/** Renders a bill as text, step by step in the order of `settle` (AGT-11). */
export function ledgerRows(detail: BillDetail, settlement: Settlement, context: LedgerContext): readonly BillLine[] {
  const { lines } = settlement;
  const several = lines.filter(({ kind }) => kind === 'share').length > 1;
  return [
    ...lines.flatMap((line) => rowsOf(line, { detail, settlement, several }, context)),
    amountRow(detail, settlement, context),
    ...lines.flatMap((line) => (line.kind === 'carried-out' ? [carriedRow(line.amount, context)] : [])),
  ];
}

interface Settled {
  detail: BillDetail;
  settlement: Settlement;
  several: boolean;
}

function rowsOf(
  line: SettlementLine,
  { detail, settlement, several }: Settled,
  context: LedgerContext,
): readonly BillLine[] {
  const { text, money } = context;
  switch (line.kind) {
    case 'entry': {
      const { of, amount } = line;
      const formula = entryFormula(of, detail, context);
      const note = entryNote(of, amount, detail, context);
      return [{ ...figureRow(of, amount), ...(note && { text: note }), ...(formula && { formula }) }];
    }
    case 'subtotal': {
      const { of, amount } = line;
      const note = of === 'base' || of === 'team-result' ? text(`bills.line.${of}.note`) : null;
      const formula = sumFormula(settlement.lines, line, context);
      return [{ ...figureRow(of, amount), kind: 'subtotal', formula, ...(note && { text: note }) }];
    }
    case 'tier':
      return [tierRow(line, detail, context)];
    case 'share':
      return several ? [shareRow(line, context)] : [];
    case 'carried-out':
      return [];
  }

  function figureRow(of: LineOf, amount: string) {
    return { id: of, label: text(`bills.line.${of}`), value: money.figure(amount), figure: amount };
  }
}

function entryNote(of: LineOf, amount: string, detail: BillDetail, { text, dates }: LedgerContext): string | null {
  switch (of) {
    case 'stakes':
    case 'valid-bets':
      return text('bills.line.bets', { count: detail.betCount });
    case 'bonuses':
      return text('bills.line.bonuscount', { count: detail.bonusCount });
    case 'carried-in':
      return isZero(amount) || !detail.previous
        ? text('bills.line.carried-in.zero')
        : text('bills.line.carried-in.note', { period: dates.period(detail.previous.period) });
    default:
      return null;
  }
}

function tierRow(
  { tier, conditions }: Extract<SettlementLine, { kind: 'tier' }>,
  { terms }: BillDetail,
  { text, money, percent, contractHref }: LedgerContext,
): BillLine {
  const { rate } = (tier === null ? undefined : terms.tiers[tier]) ?? {};
  const figureOf = (condition: string, value: string) =>
    condition === 'active-members' ? String(Number(value)) : money.figure(value);
  return {
    id: 'tier',
    kind: 'tier',
    label:
      tier === null
        ? text('bills.line.tier.none')
        : text('bills.line.tier', { tier: tier + 1, tiers: terms.tiers.length }),
    value: rate === undefined ? '–' : percent(rate),
    figure: null,
    conditions: conditions.map(({ condition, has, needs, met }) => ({
      id: condition,
      text: text('bills.line.condition', {
        field: text(`agent.field.${condition}`),
        has: figureOf(condition, has),
        needs: figureOf(condition, needs),
      }),
      met,
    })),
    formula: {
      lines: [],
      note: text('bills.formula.tier'),
      link: { label: text('bills.formula.open.contract'), href: contractHref },
    },
  };
}

function shareRow(
  { tier, rate, percent: share, base, amount }: Extract<SettlementLine, { kind: 'share' }>,
  { text, money, percent }: LedgerContext,
): BillLine {
  return {
    id: `share-${tier}-${rate}`,
    label: text('bills.line.share', { tier: tier + 1, rate: text(`agent.field.${rate}`) }),
    text: apart(`${money.figure(base)} × ${percent(share)}`),
    value: money.figure(amount),
    figure: amount,
  };
}

function amountRow(
  { bill: { bill } }: BillDetail,
  { lines }: Settlement,
  { text, money, percent }: LedgerContext,
): BillLine {
  const shares = lines.filter((line) => line.kind === 'share');
  const label = text('bills.line.amount');
  return {
    id: 'amount',
    kind: 'amount',
    label,
    text: noteOf(shares),
    value: money.money(bill.amount),
    figure: bill.amount,
  };

  function noteOf([share, ...others]: typeof shares): string {
    if (!share) return text('bills.line.amount.zero');
    if (others.length > 0) return text('bills.line.amount.added');
    const sum = `${money.figure(share.base)} × ${percent(share.percent)}`;
    return text('bills.line.amount.rounded', { sum: apart(sum), coin: money.coin });
  }
}

function carriedRow(amount: string, { text, money }: LedgerContext): BillLine {
  return {
    id: 'carried-out',
    label: text('bills.line.carried-out'),
    text: text(isZero(amount) ? 'bills.line.carried-out.zero' : 'bills.line.carried-out.note'),
    value: money.figure(amount),
    figure: amount,
  };
}

const isZero = (amount: string): boolean => compareAmounts(amount, '0') === 0;
