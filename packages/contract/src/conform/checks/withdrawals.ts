import type { Run } from '../run.ts';
import type { NotTried } from '../types.ts';
import { at } from '../wire.ts';
import { mainWalletOf, movementsOf, quoted, referenceOf, send, sendOnce, units } from './moneyTools.ts';

const call = 'withdraw';
const day = 86_400_000;

/** M2: a withdrawal of the least sum, which leaves the account once. The repeat is left out if two would pass the cap. */
export async function judgeWithdrawal(run: Run, most: string): Promise<void> {
  const leave = (reason: NotTried): void => void run.reasons.set(call, reason);
  const settings = run.answers.get('withdrawalSettings');
  const least = at(settings, '/min');
  const { paymentPassword } = run.player?.person ?? {};
  if (!run.canSeal) return leave('no key');
  if (typeof least !== 'string' || !paymentPassword) return leave('no sample');
  if (units(least) > units(most)) return leave('over the cap');
  const payeeId = payeeOf(settings);
  const order = payeeId && (await quoted(run, { type: 'withdrawal', amount: least, payeeId }, most));
  if (order === 'over the cap') return leave(order);
  if (!order) return leave('no sample');
  const sealed = { input: { ...order.input, paymentPassword } };
  const key = crypto.randomUUID();
  const [before, count] = [await mainWalletOf(run), await movementsOf(run, 'withdrawal')];
  const left = (found: string) =>
    run.moved.push({ what: 'withdrawal', reference: found, amount: order.amount, end: 'left the account' });
  const reference = referenceOf(await sendOnce(run, call, sealed, key, async (found) => left(found) > 0));
  run.touch(call);
  if (reference === undefined) return;
  run.passed.add(call);
  left(reference);
  if (2n * units(least) > units(most)) return;
  const repeated = referenceOf(await send(run, call, sealed, key));
  const after = await mainWalletOf(run);
  const twice = before !== null && after !== null && before - after > units(order.amount);
  if (repeated !== reference || (await movementsOf(run, 'withdrawal')) > count + 1)
    run.fail(call, 'M2', '/value/referenceNo', 'the same key books twice', 'the first answer');
  if (repeated !== undefined && repeated !== reference) left(repeated);
  if (twice) run.fail(call, 'M2', '/value/amount', 'the balance moves more than once', 'moved once');
  if ((await recordsOf(run, reference)) > 1)
    run.fail('accountRecords', 'M2', '/value/list/*/referenceNo', 'two records of one withdrawal', 'one record');
}

/** Returns a payee in the account's own currency. */
const payeeOf = (settings: unknown): string | undefined => {
  const payees = at(settings, '/payees');
  const currency = at(settings, '/currency');
  const own = Array.isArray(payees) ? payees.find((one) => (at(one, '/currency') ?? currency) === currency) : undefined;
  const id = at(own, '/payeeId');
  return id === undefined ? undefined : String(id);
};

/** Counts the records of today with a reference. */
async function recordsOf(run: Run, reference: string): Promise<number> {
  const now = run.wire.now();
  const rows = at(await run.value('accountRecords', { from: now - day, to: now + day, pageSize: 50 }), '/list');
  return Array.isArray(rows) ? rows.filter((row) => at(row, '/referenceNo') === reference).length : 0;
}
