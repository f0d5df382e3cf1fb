import type { NamedBill } from '@baize/gateway';
import { FormulaPopover } from '@baize/ui/overlays';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import type { AgentMoney } from '../shared/useAgentMoney.ts';

interface HowMuchProps {
  row: NamedBill;
  money: AgentMoney;
  billHref: string;
}

export function HowMuch({ row: { bill, share, lacks }, money, billHref }: HowMuchProps) {
  const text = useText();
  const percent = usePercent();
  if (lacks) {
    const members = lacks.condition === 'active-members';
    return text('bills.how.lacks', { missing: members ? String(Number(lacks.missing)) : money.figure(lacks.missing) });
  }
  if (bill.state.kind === 'not-reached') return text('bills.how.none');
  if (!share) return text('bills.how.several');
  const { base, percent: rate } = share;
  return (
    <FormulaPopover
      label={text('bills.line.amount')}
      value={`${money.figure(base)} × ${percent(rate)}`}
      lines={[
        { id: 'base', label: text('bills.line.rate-base'), value: money.figure(base) },
        { id: 'rate', label: text('agent.field.rate'), value: percent(rate) },
        { id: 'amount', label: text('bills.line.amount'), value: money.figure(bill.amount), kind: 'subtotal' },
      ]}
      link={{ label: text('bills.open'), href: billHref }}
      words={{ close: text('frame.close') }}
    />
  );
}
