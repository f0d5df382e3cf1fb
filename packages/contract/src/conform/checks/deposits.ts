import { checkMoney } from '@baize/domain';
import type { Run } from '../run.ts';
import { at, succeeded } from '../wire.ts';
import { movementsOf, type Order, quoted, referenceOf, send, sendOnce, units } from './moneyTools.ts';

const call = 'placeDeposit';

/** M1 to M5, M7: orders at the least sum, opened once under their key and cancelled. Nothing is paid. */
export async function judgeDeposits(run: Run, most: string): Promise<void> {
  const method = openMethod(run);
  const least = at(method, '/min');
  if (typeof least !== 'string') return leave(run, 'no sample');
  if (units(least) > units(most)) return leave(run, 'over the cap');
  const quote = async () => {
    const order = await quoted(run, { type: 'deposit', methodCode: at(method, '/methodCode'), amount: least }, most);
    return order === 'over the cap' ? null : order;
  };
  const old = await quote();
  const order = await quote();
  if (!old || !order) return leave(run, 'no sample');
  compareSums(run, method, order);
  await withoutKey(run, order);
  await once(run, order);
  await atOnce(run, await quote());
  await closedKey(run, await quote());
  await outdated(run, old);
}

const leave = (run: Run, reason: 'no sample' | 'over the cap') => {
  for (const name of [call, 'cancelDeposit']) run.reasons.set(name, reason);
};

const openMethod = (run: Run): unknown => {
  const methods = at(run.answers.get('depositSettings'), '/methods');
  const currency = run.find('depositSettings', '/currency');
  return Array.isArray(methods)
    ? methods.find((one) => at(one, '/maintenance') !== true && (at(one, '/currency') ?? currency) === currency)
    : undefined;
};

/** M1: fee and result are what the method's terms give. */
function compareSums(run: Run, method: unknown, { quote, amount }: Order): void {
  const digits = Number(at(method, '/digits'));
  const check = checkMoney(amount, {
    digits,
    receivedDigits: digits,
    min: String(at(method, '/min')),
    max: String(at(method, '/max')),
    available: null,
    limitLeft: null,
    limited: 'received',
    turnoverLeft: '0',
    turnover: 0,
    fee: { percent: String(at(method, '/fee/percent')), fixed: String(at(method, '/fee/fixed')) },
    rate: null,
    bonus: null,
  });
  if (check.kind !== 'ok') return;
  const same = units(check.fee) === units(at(quote, '/fee'));
  if (!same || units(check.received) !== units(at(quote, '/amountReceived')))
    run.fail('moneyQuote', 'M1', '/value/amountReceived', 'other sums than the method’s terms give', check.received);
}

/** M5: money needs a key. */
async function withoutKey(run: Run, order: Order): Promise<void> {
  const reference = referenceOf(await send(run, call, order, undefined, true));
  if (reference === undefined) return;
  run.fail(call, 'M5', 'Idempotency-Key', 'money moves without a key', 'refused');
  takeBack(run, reference, order.amount);
}

/** M2 M3 M4: a repeated key books once, takes no other sum, and is known as done. */
async function once(run: Run, order: Order): Promise<void> {
  const key = crypto.randomUUID();
  const before = await movementsOf(run, 'deposit');
  const reference = referenceOf(await sendOnce(run, call, order, key, lost(run, order)));
  run.touch(call);
  if (reference === undefined) return;
  run.passed.add(call);
  takeBack(run, reference, order.amount);
  const repeated = referenceOf(await send(run, call, order, key));
  if (repeated !== reference || (await movementsOf(run, 'deposit')) > before + 1)
    run.fail(call, 'M2', '/value/referenceNo', 'the same key books twice', 'the first answer');
  if (repeated !== undefined && repeated !== reference) takeBack(run, repeated, order.amount);
  const dearer = { input: { ...order.input, amount: `${Number(order.amount) + 1}` } };
  if (succeeded(await send(run, call, dearer, key)))
    run.fail(call, 'M3', 'Idempotency-Key', 'the key is taken for another sum', 'refused');
  const fate = at(await run.value('moneyFate', { key }), '/state');
  if (fate !== 'done') run.fail('moneyFate', 'M4', '/value/state', 'not done for a used key', 'done');
}

/** M2: of two requests under one key that arrive together one books. */
async function atOnce(run: Run, order: Order | null): Promise<void> {
  if (!order) return;
  const key = crypto.randomUUID();
  const before = await movementsOf(run, 'deposit');
  const one = () => sendOnce(run, call, order, key, lost(run, order));
  const both = await Promise.all([one(), one()]);
  const references = [...new Set(both.map(referenceOf).filter((one) => one !== undefined))];
  for (const reference of references) takeBack(run, reference, order.amount);
  if (references.length > 1 || (await movementsOf(run, 'deposit')) > before + 1)
    run.fail(call, 'M2', '/value/referenceNo', 'two requests at once book twice', 'one order');
}

/** M4: asking for the fate of an unused key gives it up; a late request under it does nothing. */
async function closedKey(run: Run, order: Order | null): Promise<void> {
  if (!order) return;
  const key = crypto.randomUUID();
  const fate = at(await run.value('moneyFate', { key }), '/state');
  if (fate !== 'none') run.fail('moneyFate', 'M4', '/value/state', 'not none for an unused key', 'none');
  const reference = referenceOf(await send(run, call, order, key, true));
  if (reference === undefined) return;
  run.fail('moneyFate', 'M4', call, 'a late request still books', 'refused');
  takeBack(run, reference, order.amount);
}

/** Longest wait for a quote to run out, ms. */
const longestWait = 120_000;

/** M7: a quote that has run out is refused with a fresh one. */
async function outdated(run: Run, order: Order): Promise<void> {
  const left = Number(at(order.quote, '/expiryTime')) - run.wire.now();
  if (!(left <= longestWait)) return;
  if (left > 0) await run.options.wait(left + 1_000, run.options.signal);
  const sent = await send(run, call, order, crypto.randomUUID(), true);
  const reference = referenceOf(sent);
  if (reference !== undefined) {
    run.fail(call, 'M7', '/value/quoteId', 'a quote that has run out is taken', 'terms-changed');
    return takeBack(run, reference, order.amount);
  }
  const { code, value } = (sent?.body ?? {}) as { code?: unknown; value?: unknown };
  const fresh = at(value, '/quoteId');
  if (code !== 'terms-changed' || typeof fresh !== 'string' || fresh === order.input.quoteId)
    run.fail(
      call,
      'M7',
      code === 'terms-changed' ? '/value/quoteId' : '/code',
      code === 'terms-changed' ? 'no fresh quote' : 'another refusal',
      'terms-changed with a fresh quote',
    );
}

const note = (run: Run, reference: string, amount: string) =>
  run.moved.push({ what: 'deposit order', reference, amount, end: 'cancelled' });

/** Cancels an order whose answer was lost. */
const lost =
  (run: Run, { amount }: Order) =>
  (reference: string) => {
    note(run, reference, amount);
    return cancelled(run, reference);
  };

/** Notes an order, and cancels it at the end. */
function takeBack(run: Run, reference: string, amount: string): void {
  note(run, reference, amount);
  run.undo.push({ name: `deposit order ${reference}`, work: () => cancelled(run, reference) });
}

async function cancelled(run: Run, reference: string): Promise<boolean> {
  const token = run.tokenFor('cancelDeposit');
  const seen = await run.undoWire.call('cancelDeposit', { referenceNo: reference }, { token });
  run.touch('cancelDeposit');
  if (succeeded(seen)) run.passed.add('cancelDeposit');
  return succeeded(seen);
}
