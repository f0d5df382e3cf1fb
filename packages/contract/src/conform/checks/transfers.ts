import { mainWallet } from '@baize/domain';
import type { Run } from '../run.ts';
import { at } from '../wire.ts';
import { mainWalletOf, type Order, quoted, referenceOf, send, sendOnce, units } from './moneyTools.ts';

/** M2: a transfer to a vendor's wallet moves the balance once; the recall brings it back. */
export async function judgeTransfers(run: Run, most: string): Promise<void> {
  const wallet = target(run);
  if (at(run.answers.get('wallets'), '/isSingle') === true) return leave(run, 'not offered');
  if (!wallet) return leave(run, 'no sample');
  const there = { type: 'wallet', from: mainWallet, to: wallet, amount: '1' };
  const order = units('1') > units(most) ? 'over the cap' : await quoted(run, there, most);
  if (order === 'over the cap') return leave(run, order);
  if (!order) return leave(run, 'no sample');
  const undo = await moveOnce(run, 'walletTransfer', order, 'moved back', () => back(run, wallet, order.amount));
  if (undo) await recall(run, most, undo);
}

const leave = (run: Run, reason: 'not offered' | 'no sample' | 'over the cap') => {
  for (const name of ['walletTransfer', 'recallWallets']) run.reasons.set(name, reason);
};

const walletsOf = (value: unknown): unknown[] => {
  const wallets = at(value, '/wallets');
  return Array.isArray(wallets) ? wallets : [];
};

const target = (run: Run): string | undefined => {
  const open = walletsOf(run.answers.get('wallets')).find(
    (one) => at(one, '/maintenance') !== true && units(at(one, '/balance')) === 0n,
  );
  const code = at(open, '/vassalage');
  return typeof code === 'string' ? code : undefined;
};

interface Undo {
  name: string;
  work: () => Promise<boolean>;
}

/** Moves a sum, repeats the request under its key, and compares the main wallet before and after. */
async function moveOnce(
  run: Run,
  call: string,
  order: Order,
  end: 'moved back' | 'moved',
  work: () => Promise<boolean>,
): Promise<Undo | undefined> {
  const key = crypto.randomUUID();
  const before = await mainWalletOf(run);
  const note = (reference: string) =>
    run.moved.push({
      what: call === 'recallWallets' ? 'recall' : 'wallet transfer',
      reference,
      amount: order.amount,
      end,
    });
  const lost = (found: string) => {
    note(found);
    return work();
  };
  const reference = referenceOf(await sendOnce(run, call, order, key, lost));
  run.touch(call);
  if (reference === undefined) return undefined;
  run.passed.add(call);
  const undo = { name: `wallet transfer ${reference}`, work };
  note(reference);
  if (call === 'walletTransfer') run.undo.push(undo);
  const repeated = referenceOf(await send(run, call, order, key));
  const after = await mainWalletOf(run);
  if (repeated !== reference)
    run.fail(call, 'M2', '/value/referenceNo', 'the same key books twice', 'the first answer');
  const moved = before === null || after === null ? null : before > after ? before - after : after - before;
  if (moved !== null && moved !== units(order.amount))
    run.fail(call, 'M2', '/value/amount', 'the balance does not move by the sum, once', 'moved once');
  return undo;
}

/** Recalls only what the run moved: not while another wallet holds money. */
async function recall(run: Run, most: string, undo: Undo): Promise<void> {
  const order = await quoted(run, { type: 'recall' }, most);
  const own = run.moved.find(({ what }) => what === 'wallet transfer');
  if (!order || order === 'over the cap' || units(order.amount) !== units(own?.amount)) {
    run.reasons.set('recallWallets', 'no sample');
    return;
  }
  if (await moveOnce(run, 'recallWallets', order, 'moved', undo.work)) run.undo.splice(run.undo.indexOf(undo), 1);
}

async function back(run: Run, wallet: string, amount: string): Promise<boolean> {
  const token = run.tokenFor('walletTransfer');
  const ask = { type: 'wallet', from: wallet, to: mainWallet, amount };
  const quote = await run.undoWire.call('moneyQuote', ask, { token });
  const value = (quote?.body as { value?: unknown } | undefined)?.value;
  const input = Object.fromEntries(
    ['quoteId', 'amount', 'amountReceived'].map((name) => [name, at(value, `/${name}`)]),
  );
  const sent = await run.undoWire.call('walletTransfer', input, { token, key: crypto.randomUUID() });
  return referenceOf(sent) !== undefined;
}
