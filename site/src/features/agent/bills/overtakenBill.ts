import type { BillActor } from '@baize/domain';
import { type GatewayError, type NamedBill, readCurrentBill } from '@baize/gateway';
import { apart } from '../../../core/language/isolate.ts';
import type { Translate } from '../../../core/language/useText.ts';
import type { Dates } from '../../contracts/useDates.ts';

/** Bill that changed before a press arrived; `paid` if its payer has paid it. */
export interface OvertakenBill {
  text: string;
  paid: boolean;
}

type Words = { text: Translate; dates: Dates };

/**
 * Says who acted on a bill first, when, and its state now (FLT-139). `seen` is the number of log entries that the press
 * knew. Null if the refusal has another reason.
 */
export function overtakenBill(error: GatewayError, seen: number, { text, dates }: Words): OvertakenBill | null {
  const behind = error.code === 'bill-changed' || error.code === 'bill-expired';
  const row = behind ? readCurrentBill(error.value) : null;
  const first = row?.bill.log[seen];
  if (!row || !first) return null;
  const { state, log } = row.bill;
  const { kind } = first.state;
  if (kind === 'not-reached' || kind === 'issued') return null;
  const act = text(`bills.before.${kind}`, {
    you: first.by === row.side ? 'yes' : 'no',
    name: actorOf(row, first.by, text),
    time: dates.moment(first.at),
  });
  const paid = log.some(({ by, state: to }) => by === 'payer' && to.kind === 'awaiting-collection');
  return { text: `${act} ${text('bills.before.now', { state: text(`agent.bill.state.${state.kind}`) })}`, paid };
}

function actorOf({ payee, payerName }: NamedBill, by: BillActor, text: Translate): string {
  if (by === 'payee') return apart(payee.name);
  return by === 'payer' && payerName !== null ? apart(payerName) : text('agent.platform');
}
