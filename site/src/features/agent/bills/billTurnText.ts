import { billTurn, wasDecided } from '@baize/domain';
import type { NamedBill } from '@baize/gateway';
import { apart } from '../../../core/language/isolate.ts';
import type { Translate } from '../../../core/language/useText.ts';
import type { Dates } from '../../contracts/useDates.ts';
import { fieldName } from '../shared/contractFields.ts';
import type { AgentMoney } from '../shared/useAgentMoney.ts';

export interface TurnWords {
  text: Translate;
  money: AgentMoney;
  dates: Dates;
  left: (until: number, now: number) => string;
  now: number;
}

export function isMyTurn(row: NamedBill, now: number): boolean {
  const turn = billTurn(row.bill);
  return turn?.actor === row.side || isOverdue(row, now);
}

/** Reports whether the payer missed the deadline, so that the payee may object. */
export const isOverdue = ({ bill: { state }, side }: NamedBill, now: number): boolean =>
  side === 'payee' && state.kind === 'awaiting-approval' && now >= state.until;

export function billTurnText(row: NamedBill, words: TurnWords): readonly string[] {
  const { bill, side, payee, payerName } = row;
  const { text, money, dates, left, now } = words;
  const { state } = bill;
  const payer = payerName === null ? text('agent.platform') : apart(payerName);
  const name = side === 'payer' ? apart(payee.name) : payer;
  const until = (deadline: number) => ({ name, deadline: dates.moment(deadline), left: left(deadline, now) });
  switch (state.kind) {
    case 'not-reached':
      return [notReached(row, words)];
    case 'issued':
      return [text('bills.turn.issued', until(state.until))];
    case 'awaiting-approval':
      return [...approval(row, until(state.until), words), ...shortage(row, name, words)];
    case 'awaiting-collection':
      return [text(side === 'payee' ? 'bills.turn.collect' : 'bills.turn.collect.other', until(state.until))];
    case 'partly-collected':
      return [
        text(side === 'payee' ? 'bills.turn.collect' : 'bills.turn.collect.other', until(state.until)),
        text('bills.turn.collected', { collected: money.money(state.collected) }),
      ];
    case 'paid':
      return [text('bills.turn.paid')];
    case 'denied': {
      const reason = apart(state.reason);
      const own = side === 'payer' && state.by === 'payer';
      const by = state.by === 'platform' ? text('agent.platform') : payer;
      return [
        own ? text('bills.turn.denied.you', { reason }) : text('bills.turn.denied', { name: by, reason }),
        text(side === 'payee' ? 'bills.turn.object' : 'bills.turn.object.other', until(state.until)),
      ];
    }
    case 'objected':
      return [text('bills.turn.objected', { ...until(state.until), reason: apart(state.reason) })];
    case 'denied-finally':
      return [text('bills.turn.denied-finally', { reason: apart(state.reason) })];
    case 'expired':
      return [text('bills.turn.expired', { collected: money.money(state.collected) })];
  }
}

function approval(
  { bill, side }: NamedBill,
  until: { name: string; deadline: string; left: string },
  { text, now }: TurnWords,
): readonly string[] {
  const over = 'until' in bill.state && now >= bill.state.until;
  if (side === 'payer' && wasDecided(bill)) return [text('bills.turn.decided', until)];
  if (side === 'payer') return [text(over ? 'bills.turn.overdue' : 'bills.turn.approve', until)];
  return [text(over ? 'bills.turn.overdue.other' : 'bills.turn.approve.other', until)];
}

function shortage({ side, short, missing }: NamedBill, name: string, { text, money }: TurnWords): readonly string[] {
  if (!short) return [];
  if (side === 'payee') return [text('bills.turn.short.other', { name })];
  return missing === null ? [] : [text('bills.turn.short', { missing: money.money(missing) })];
}

function notReached({ lacks }: NamedBill, { text, money }: TurnWords): string {
  if (!lacks) return text('bills.turn.not-reached.base');
  return text('bills.turn.not-reached', {
    field: fieldName(text, lacks.condition),
    missing: lacks.condition === 'active-members' ? String(Number(lacks.missing)) : money.figure(lacks.missing),
  });
}
