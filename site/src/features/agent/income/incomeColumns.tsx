import { compareAmounts, type IncomeSource, noticeTime, subtractAmounts } from '@baize/domain';
import { Link, type RecordColumn } from '@baize/ui';
import { type Formula, FormulaPopover } from '@baize/ui/overlays';
import { apart, inOrder } from '../../../core/language/isolate.ts';
import type { Translate } from '../../../core/language/useText.ts';
import type { Dates } from '../../contracts/useDates.ts';
import type { AgentMoney } from '../shared/useAgentMoney.ts';
import type { IncomeLine } from './useIncome.ts';

interface CellContext {
  text: Translate;
  percent: (rate: string) => string;
  money: AgentMoney;
  dates: Dates;
  zone: string;
  memberHref: (account: string) => string;
  billHref: (line: IncomeLine) => string | null;
}

type Row = IncomeLine & { reference: string };

export const sourceName = (text: Translate, source: IncomeSource): string =>
  source === 'rebate' ? text('income.source.rebate') : text(`agent.kind.${source}`);

export const incomeColumns = (context: CellContext): readonly RecordColumn<Row>[] => {
  const { text, money, dates, zone, memberHref } = context;
  return [
    {
      id: 'period',
      header: text('income.period'),
      role: 'title',
      cell: (line) => dates.period(line),
    },
    {
      id: 'source',
      header: text('income.source'),
      role: 'detail',
      plain: true,
      cell: ({ source }) => sourceName(text, source),
    },
    {
      id: 'member',
      header: text('income.member'),
      role: 'detail',
      cell: ({ member }) =>
        member ? (
          <Link href={memberHref(member.account)} aria-label={text('income.filter.member', { name: member.name })}>
            {member.name}
          </Link>
        ) : (
          text('income.own')
        ),
    },
    {
      id: 'credited',
      header: text('income.credited'),
      role: 'detail',
      cell: ({ at }) => noticeTime(at, zone),
    },
    {
      id: 'amount',
      header: text('income.amount'),
      role: 'result',
      align: 'end',
      cell: (line) => (
        <FormulaPopover
          label={sourceName(text, line.source)}
          value={money.figure(line.amount)}
          words={{ close: text('frame.close') }}
          {...sumOf(line, context)}
        />
      ),
    },
  ];
};

function sumOf(line: IncomeLine, context: CellContext): Formula {
  const { text, percent, money, billHref } = context;
  const { rebate, member, billId, billed, amount } = line;
  const total = { id: 'amount', label: text('income.amount'), value: money.figure(amount), kind: 'subtotal' as const };
  if (rebate) {
    const name = apart(member?.name ?? '');
    const difference = subtractAmounts(rebate.ownRate, rebate.theirRate) ?? '0';
    return {
      lines: [
        { id: 'valid', label: text('income.formula.valid', { name }), value: money.figure(rebate.validBets) },
        { id: 'own', label: text('income.formula.own'), value: percent(rebate.ownRate) },
        { id: 'their', label: text('income.formula.their', { name }), value: percent(rebate.theirRate) },
        {
          id: 'amount',
          label: `${money.figure(rebate.validBets)} × ${percent(difference)}`,
          value: money.figure(amount),
          kind: 'subtotal' as const,
        },
      ],
      note: text('income.formula.rebate'),
    };
  }
  const href = billHref(line);
  if (!billId || href === null) return { lines: [total] };
  const what = amount.startsWith('-') ? 'income.formula.paid' : 'income.formula.earned';
  const shares = line.shares.map((share, place) => ({
    id: `share ${place}`,
    label: `${money.figure(share.base)} × ${percent(share.percent)}`,
    value: money.figure(share.amount),
  }));
  // Only a bill that moved in part differs from its line.
  const isPart = billed !== null && compareAmounts(amount.replace('-', ''), billed) !== 0;
  const bill = { id: 'bill', label: text('bills.title', { bill: inOrder(billId) }), value: money.figure(billed ?? '') };
  return {
    lines: [
      ...shares,
      ...(isPart ? [{ ...bill, kind: 'subtotal' as const }] : []),
      { ...total, label: text(what, { bill: inOrder(billId) }) },
    ],
    link: { label: text('income.formula.open.bill'), href },
  };
}
