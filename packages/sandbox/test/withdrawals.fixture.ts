import { confirmReceipt, type InputOf, moneyMovement } from '@baize/gateway';
import { minute, payOut, type timed, withdrawalQuote } from './money.fixture.ts';
import { keyed } from './points.fixture.ts';
import type { Visit } from './visit.ts';

export const day = 24 * 60 * minute;

export const confirm = ({ client }: Visit, input: InputOf<typeof confirmReceipt>, key = keyed()) =>
  client.call(confirmReceipt, input, key);

export const look = ({ client }: Visit, reference: string) => client.call(moneyMovement, { reference });

/** Creates a payment of 1,000 whose receipt is open for half an hour. */
export async function paid(seen: ReturnType<typeof timed>) {
  const placed = await payOut(seen, await withdrawalQuote(seen, '1000'));
  seen.later(2 * minute);
  return look(seen, placed.reference);
}
