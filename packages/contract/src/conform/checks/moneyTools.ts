import type { Run } from '../run.ts';
import { at, envelopeOf, succeeded } from '../wire.ts';

/** Quoted movement, ready to be sent. */
export interface Order {
  input: Record<string, unknown>;
  amount: string;
  /** Value of the quote, to compare its sums. */
  quote: unknown;
}

/** Asks for a quote. Below the least sum it asks for that, up to the cap; null if there is no quote. */
export async function quoted(
  run: Run,
  ask: Record<string, unknown>,
  most: string,
): Promise<Order | 'over the cap' | null> {
  const exchange = await run.wire.call('moneyQuote', ask, { token: run.tokenFor('moneyQuote') });
  const value = exchange && envelopeOf(exchange)?.value;
  if (!succeeded(exchange)) {
    const least = at(value, '/min');
    if (typeof least !== 'string' || ask.amount === least) return null;
    return units(least) > units(most) ? 'over the cap' : quoted(run, { ...ask, amount: least }, most);
  }
  run.touch('moneyQuote');
  run.passed.add('moneyQuote');
  const [quoteId, amount, amountReceived] = ['/quoteId', '/amount', '/amountReceived'].map((place) => at(value, place));
  if (typeof quoteId !== 'string' || typeof amount !== 'string' || typeof amountReceived !== 'string') return null;
  return { input: { quoteId, amount, amountReceived }, amount, quote: value };
}

/** Sends an order, unseen by the checks of every answer if `apart`. */
export function send(run: Run, call: string, { input }: Pick<Order, 'input'>, key?: string, apart = false) {
  return run.wire.call(call, input, { token: run.tokenFor(call), ...(key && { key }), apart });
}

/** Sends an order under its key. If the answer is lost, the end of the run asks for its fate and takes it back. */
export async function sendOnce(
  run: Run,
  call: string,
  order: Pick<Order, 'input'>,
  key: string,
  undo: (reference: string) => Promise<boolean>,
) {
  try {
    return await send(run, call, order, key);
  } catch (error) {
    run.undo.push({
      name: `${call} under the key ${key}`,
      work: async () => {
        const seen = await run.undoWire.call('moneyFate', { key }, { token: run.tokenFor('moneyFate') });
        const fate = seen && envelopeOf(seen)?.value;
        const reference = at(fate, '/referenceNo');
        if (at(fate, '/state') === 'none') return true;
        return typeof reference === 'string' && undo(reference);
      },
    });
    throw error;
  }
}

export type Sent = Awaited<ReturnType<typeof send>>;

/** Returns the reference of a movement that was booked; undefined if it was refused. */
export function referenceOf(sent: Sent): string | undefined {
  const reference = sent && succeeded(sent) ? at(envelopeOf(sent)?.value, '/referenceNo') : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/** Counts the movements of a kind; NaN if the platform does not say. */
export async function movementsOf(run: Run, type: string): Promise<number> {
  return Number(at(await run.value('moneyMovements', { type, pageSize: 1 }), '/total') ?? Number.NaN);
}

/** Reads the main wallet in the finest unit; null if it is not told. */
export async function mainWalletOf(run: Run): Promise<bigint | null> {
  const value = at(await run.value('wallets', {}), '/mainBalance');
  return typeof value === 'string' ? units(value) : null;
}

const finest = 12;

/** Reads a decimal in the finest unit. */
export function units(value: unknown): bigint {
  const [whole = '0', part = ''] = String(value ?? '0').split('.');
  return /^-?\d+$/.test(whole) && /^\d*$/.test(part) ? BigInt(whole + part.slice(0, finest).padEnd(finest, '0')) : -1n;
}
