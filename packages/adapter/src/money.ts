import type { Attempt, Bookings } from './bookings.ts';
import type { Context } from './context.ts';
import { Refused } from './refused.ts';
import { canonical, hashOf } from './secrets.ts';
import type { AnyAdapter, CallName, Session } from './types.ts';

export interface MoneyCall {
  bookings: Bookings;
  context: Context;
  adapter: AnyAdapter;
  name: CallName;
  input: unknown;
  run: () => Promise<unknown>;
  /** Checks a booking that was found by the contract. */
  check: (value: unknown) => unknown;
}

type Finder = (key: string, call: Context['call']) => Promise<unknown>;
type Safety = { by: 'key' | 'reference'; find?: Finder };

const keyShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Does a call that moves money under its key, once. */
export async function doMoney({ bookings, context, adapter, name, input, run, check }: MoneyCall): Promise<unknown> {
  const { call, writes } = context;
  const { key, session } = call;
  if (key === null || !keyShape.test(key) || !session)
    throw new Refused('invalid-request', { message: 'a key is needed' });
  const { find, by } = safetyOf(adapter, name);
  const attempt: Attempt = {
    key: scoped(session, key),
    print: `${name}:${await printOf(name, input)}`,
    work: run,
    find: find && (async () => checkedBooking(await find(key, call), check)),
    repeatable: by === 'key',
    writes,
  };
  return bookings.once(attempt);
}

const checkedBooking = (found: unknown, check: (value: unknown) => unknown) => (found === null ? null : check(found));

/** Answers for the fate of a key by the host's own bookings. */
export async function fateOf(
  bookings: Bookings,
  { call }: Context,
  { key }: { key: string },
  adapter: AnyAdapter,
): Promise<{ state: 'done' | 'working' | 'none'; referenceNo: string | null }> {
  const { session } = call;
  if (!session) throw new Refused('not-logged-in');
  const name = scoped(session, key);
  const fate = await bookings.fateOf(name, async (print) => {
    const { find } = safetyOf(adapter, print.split(':')[0] as CallName);
    return find ? find(key, call) : undefined;
  });
  const reference = fate.state === 'done' ? (fate.value as { referenceNo?: unknown } | null)?.referenceNo : null;
  return { state: fate.state, referenceNo: reference === undefined || reference === null ? null : String(reference) };
}

const safetyOf = (adapter: AnyAdapter, name: CallName): Partial<Safety> =>
  (adapter.money as Record<string, Safety | undefined>)[name] ?? {};

/** Names a key for its player, so that no other can ask for it or use it up. */
const scoped = ({ player }: Session, key: string): string => `${player.id}:${key.toLowerCase()}`;

/** Marks the content of a call; a payment password is left out, so that its hash is nowhere. */
function printOf(name: string, input: unknown): Promise<string> {
  const { paymentPassword: _, language: __, ...fields } = (input ?? {}) as Record<string, unknown>;
  return hashOf(canonical([name, fields]));
}
