import { fromMinor, type MovementState, nextStates } from '@baize/domain';
import type { WorldClock } from '../base/clock.ts';
import type { ReviewKind, Settings } from '../base/settings.ts';
import type { AccountRecords } from '../records/accountRecords.ts';
import type { CashMovement } from './cashMovement.ts';
import { type EntryKind, house, type Ledger } from './ledger.ts';
import { movementReport } from './movementReport.ts';
import type { Turnover } from './turnover.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const reviewMs = { deposit: minute, withdrawal: 2 * minute, inquiry: day } as const;

interface LifeParts {
  ledger: Ledger;
  records: AccountRecords;
  turnover: Turnover;
}

export class MovementLife {
  readonly #world: { readonly clock: WorldClock; readonly settings: Settings };
  readonly #parts: LifeParts;

  constructor(world: { readonly clock: WorldClock; readonly settings: Settings }, parts: LifeParts) {
    this.#world = world;
    this.#parts = parts;
  }

  /** Reports whether the movement is in this state before its deadline (exclusive). */
  waits({ state, deadline }: CashMovement, wanted: MovementState): boolean {
    return state === wanted && (deadline === null || this.#world.clock.now() < deadline);
  }

  advance(movement: CashMovement, now: number): boolean {
    const { kind, state, deadline } = movement;
    if (deadline !== null && now >= deadline && (state === 'awaiting-payment' || state === 'paid')) {
      this.step(movement, state === 'paid' ? 'forced-received' : 'expired', deadline);
      return true;
    }
    const since = movement.steps.at(-1)?.at ?? movement.at;
    const { reviews, inquiries, confirmMinutes } = this.#world.settings;
    const due = (ms: number, how: ReviewKind) => how !== 'hold' && now >= since + ms;
    if (state === 'in-review') {
      const ms = kind === 'deposit' ? reviewMs.deposit : reviewMs.withdrawal;
      if (!due(ms, reviews)) return false;
      const good = kind === 'deposit' ? 'credited' : 'paid';
      this.step(movement, reviews === 'approve' ? good : 'rejected', since + ms);
      if (movement.state === 'paid') movement.deadline = since + ms + confirmMinutes * minute;
      return true;
    }
    const complained = state === 'partly-received' || state === 'not-received' || state === 'disputed';
    if (!complained || !due(reviewMs.inquiry, inquiries)) return false;
    this.step(movement, inquiries === 'approve' ? 'refunded' : 'closed', since + reviewMs.inquiry);
    return true;
  }

  /** Moves to the next state and posts its money. Throws a RangeError for a forbidden step. */
  step(movement: CashMovement, state: MovementState, at: number, stated: string | null = null): void {
    if (!nextStates(movement.kind, movement.state).includes(state))
      throw new RangeError(`${movement.state} → ${state}`);
    const amount = state === 'refunded' ? this.#refund(movement, at) : stated;
    movement.state = state;
    movement.deadline = null;
    movement.steps.push({ state, at, amount });
    if (state === 'credited') this.#credit(movement, at);
    if (movement.kind === 'withdrawal') this.#payOut(movement, state, at);
    this.report(movement);
  }

  report(movement: CashMovement): void {
    this.#parts.records.report(movementReport(movement));
  }

  /** Posts under the movement's reference, so that no step posts twice. */
  post(
    { reference }: CashMovement,
    name: string,
    kind: EntryKind,
    { from, to, amount, at }: { from: string; to: string; amount: bigint; at: number },
  ): void {
    if (amount > 0n) this.#parts.ledger.post({ key: `${reference}:${name}`, kind, from, to, amount, at, reference });
  }

  #credit(movement: CashMovement, at: number): void {
    const { username, counted, received, bonus, turnover } = movement;
    const fee = counted - (received - bonus);
    this.post(movement, 'gross', 'deposit', { from: house('bank'), to: username, amount: counted, at });
    this.post(movement, 'fee', 'fee', { from: username, to: house('fees'), amount: fee, at });
    this.post(movement, 'bonus', 'promotion', { from: house('promotions'), to: username, amount: bonus, at });
    this.#parts.turnover.owe(username, turnover, at);
  }

  #payOut(movement: CashMovement, state: MovementState, at: number): void {
    const { username, amount, fee } = movement;
    const from = house('withdrawals');
    if (state === 'rejected') this.post(movement, 'back', 'withdrawal', { from, to: username, amount, at });
    if (state !== 'paid') return;
    this.post(movement, 'paid', 'withdrawal', { from, to: house('bank'), amount: amount - fee, at });
    this.post(movement, 'fee', 'fee', { from, to: house('fees'), amount: fee, at });
  }

  /** Refunds the missing part in the account's currency, in proportion to what should have arrived. */
  #refund(movement: CashMovement, at: number): string {
    const { received, remainder, amount, fee, username, digits } = movement;
    const sum = received === 0n ? 0n : ((amount - fee) * (remainder ?? received)) / received;
    this.post(movement, 'refund', 'withdrawal', { from: house('bank'), to: username, amount: sum, at });
    return fromMinor(sum, digits);
  }
}
