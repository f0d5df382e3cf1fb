import { type BillState, toMinor } from '@baize/domain';
import { bills, collectBill, type InputOf, type NamedBill, payBill } from '@baize/gateway';
import { keyed, password } from './points.fixture.ts';
import { noon, type Visit } from './visit.ts';

export const day = 86_400_000;
const ever = { from: noon - 90 * day, to: noon + day };

export const read = ({ client }: Visit, more: Partial<InputOf<typeof bills>> = {}) =>
  client.call(bills, { ...ever, pageSize: 100, ...more });

export async function one(
  seen: Visit,
  status: BillState['kind'],
  side: 'pay' | 'collect',
  fits = (_: NamedBill) => true,
) {
  const found = (await read(seen, { status, side })).bills.find(fits);
  if (!found) throw new Error(`no ${status} bill to ${side}`);
  return found;
}

export const agreed = ({ bill }: NamedBill) => ({ bill: bill.id, seen: bill.log.length });
export const pay = ({ client }: Visit, named: NamedBill, typed = password) =>
  client.call(payBill, { ...agreed(named), amount: named.bill.amount, paymentPassword: typed }, keyed());
export const collect = ({ client }: Visit, named: NamedBill, amount = named.bill.amount) =>
  client.call(collectBill, { ...agreed(named), amount }, keyed());
export const held = ({ sandbox }: Visit, username: string) => sandbox.world.ledger().balance(username);
export const minor = (amount: string) => toMinor(amount, 2) ?? -1n;
