import type { MovementState } from '@baize/domain';
import type { moneyMovement, moneyMovements, RequestOf, WireOf } from '@baize/gateway';
import type { ReadPart } from './cursorList.ts';
import type { Operation, SignedCall } from './types.ts';

/** Filter of movements for a platform that knows deposits and withdrawals alone. */
export interface AskedMovements {
  type: 'deposit' | 'withdrawal' | undefined;
  /** States of ours; undefined for all. */
  states: readonly MovementState[] | undefined;
  pageSize: number;
}

/** States in which something is still waited for. */
const openStates: readonly MovementState[] = ['awaiting-payment', 'in-review', 'paid'];
const none = { list: [], total: 0, totalPages: 0, more: false };

const statesOf = ({ status, open }: RequestOf<typeof moneyMovements>) => (status ? [status] : open && openStates);

/** Makes the list of a player's movements over cursors; another kind than the platform has is an empty list. */
export const movementPages =
  <T>(
    readerOf: (asked: AskedMovements, call: SignedCall) => ReadPart<T>,
    wireOf: (one: T, call: SignedCall) => WireOf<typeof moneyMovement>,
  ): Operation<typeof moneyMovements> =>
  async (asked, call) => {
    const { type, pageNo, pageSize } = asked;
    if (type && type !== 'deposit' && type !== 'withdrawal') return none;
    const { items, more } = await call.pages.at(pageNo, readerOf({ type, states: statesOf(asked), pageSize }, call));
    return { list: items.map((one) => wireOf(one, call)), total: null, totalPages: null, more };
  };
