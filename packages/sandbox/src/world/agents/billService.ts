import {
  type BillEvent,
  type BillRefusal,
  billShortfall,
  billTimes,
  billTurn,
  type Contract,
  type Currency,
  fromMinor,
  stepBill,
  toMinor,
} from '@baize/domain';
import { playUnit } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';
import { house, type Ledger } from '../money/ledger.ts';
import { sideOf } from './contractService.ts';
import { type KeptBill, type SettlementContext, Settlements } from './settlements.ts';

const hour = 3_600_000;
const day = 24 * hour;

export type PlatformReason = 'figures' | 'upheld';

export interface BillContext extends Omit<SettlementContext, 'times'> {
  now: () => number;
  ledger: Ledger;
  settings: () => Pick<Settings, 'billCheckHours' | 'billsPerDay' | 'reviews' | 'inquiries'>;
}

export type BillResult =
  | { kind: 'ok'; kept: KeptBill }
  | { kind: 'not-found' }
  | { kind: 'refused'; why: BillRefusal | { kind: 'limit'; left: string }; kept: KeptBill };

/** Action on a bill, seen by the actor when its log had `seen` entries. */
interface BillAct {
  username: string;
  id: string;
  seen: number;
}

/** Bills of all contracts and their payments. Approved amounts wait in a house account until collected. */
export class BillService {
  readonly #context: BillContext;
  readonly #settlements: Settlements;
  readonly #byId = new Map<string, KeptBill>();
  readonly #byAccount = new Map<string, KeptBill[]>();
  readonly #open = new Set<KeptBill>();
  readonly #paid: { username: string; amount: bigint; at: number }[] = [];

  constructor(context: BillContext) {
    this.#context = context;
    const times = () => ({ ...billTimes, checkMs: context.settings().billCheckHours * hour });
    this.#settlements = new Settlements({ ...context, times });
  }

  settle(now: number): void {
    this.issue(now);
    for (const kept of this.#open) {
      this.bringTo(kept, now);
      if (billTurn(kept.bill) === null) this.#open.delete(kept);
    }
  }

  bringTo(kept: KeptBill, now: number): void {
    while (this.#advance(kept, now));
  }

  issue(now: number): readonly KeptBill[] {
    const made = this.#settlements.due(now);
    for (const kept of made) this.#keep(kept);
    return made;
  }

  of(username: string): readonly KeptBill[] {
    return this.#byAccount.get(username) ?? [];
  }

  /** Returns a bill only to its two sides, so strangers cannot learn that it exists. */
  find(username: string, id: string): KeptBill | null {
    const kept = this.#byId.get(id);
    return kept && sideOf(kept.contract, username) !== null ? kept : null;
  }

  lossBefore(contract: Contract, from: number): bigint {
    return this.#settlements.lossBefore(contract, from);
  }

  get currency(): Currency {
    return this.#context.ledger.currency;
  }

  available(username: string): string {
    const { ledger } = this.#context;
    return fromMinor(ledger.balance(username), ledger.currency.digits);
  }

  /** Reports whether the payer lacks money; only the payer learns how much is missing. */
  shortfall({ bill, contract }: KeptBill, username: string): { short: boolean; missing: string | null } {
    const side = sideOf(contract, username);
    if (contract.payer === null || side === null) return { short: false, missing: null };
    const found = billShortfall(bill, this.available(contract.payer), side);
    return { short: found !== null, missing: found?.kind === 'missing' ? found.amount : null };
  }

  pay(act: BillAct, amount: string, at = this.#context.now()): BillResult {
    const { ledger } = this.#context;
    const { digits } = ledger.currency;
    const kept = this.find(act.username, act.id);
    if (!kept) return { kind: 'not-found' };
    const minor = toMinor(kept.bill.amount, digits) ?? 0n;
    if (toMinor(amount, digits) !== minor) return { kind: 'refused', why: { kind: 'stale' }, kept };
    const event: BillEvent = { kind: 'approve', available: this.available(act.username) };
    const left = this.#limitLeft(act.username, at);
    return this.#act(act, event, at, () => {
      if (minor > left) return { kind: 'limit', left: fromMinor(left, digits) };
      const reference = kept.bill.id;
      const sides = { from: act.username, to: house('contracts') };
      ledger.post({ key: `bill:${reference}:paid`, kind: 'contract', ...sides, amount: minor, at, reference });
      this.#paid.push({ username: act.username, amount: minor, at });
      return null;
    });
  }

  collect(act: BillAct, amount: string, at = this.#context.now()): BillResult {
    const { ledger } = this.#context;
    const minor = toMinor(amount, ledger.currency.digits);
    // Fractions of the smallest unit cannot be paid, so refuse them by asking for zero.
    return this.#act(act, { kind: 'collect', amount: minor === null ? '0' : amount }, at, ({ bill, contract }) => {
      const reference = bill.id;
      const from = house(contract.payer === null ? 'contract payments' : 'contracts');
      const key = `bill:${reference}:collected:${act.seen}`;
      ledger.post({ key, kind: 'contract', from, to: act.username, amount: minor ?? 0n, at, reference });
      return null;
    });
  }

  deny(act: BillAct, reason: string, at = this.#context.now()): BillResult {
    return this.#act(act, { kind: 'deny', reason }, at);
  }

  object(act: BillAct, reason: string, at = this.#context.now()): BillResult {
    return this.#act(act, { kind: 'object', reason }, at);
  }

  /** Moves money before the bill changes state: both happen or neither. */
  #act(
    { username, id, seen }: BillAct,
    event: BillEvent,
    now: number,
    move: (kept: KeptBill) => { kind: 'limit'; left: string } | null = () => null,
  ): BillResult {
    const kept = this.find(username, id);
    const by = kept && sideOf(kept.contract, username);
    if (!kept || !by) return { kind: 'not-found' };
    const answer = stepBill(kept.bill, event, { by, now, seen }, this.#times());
    if (answer.kind === 'refused') return { ...answer, kept };
    const limit = move(kept);
    if (limit) return { kind: 'refused', why: limit, kept };
    kept.bill = answer.bill;
    return { kind: 'ok', kept };
  }

  #advance(kept: KeptBill, now: number): boolean {
    const { state } = kept.bill;
    if (!('until' in state) || now < state.until) return false;
    const event = this.#dutyOf(state.kind);
    return event !== null && this.decide(kept, event, state.until);
  }

  decide(kept: KeptBill, event: BillEvent, at: number): boolean {
    const { log } = kept.bill;
    const answer = stepBill(kept.bill, event, { by: 'platform', now: at, seen: log.length }, this.#times());
    if (answer.kind === 'refused') return false;
    kept.bill = answer.bill;
    if (answer.bill.state.kind === 'expired') this.#returnRest(kept, answer.bill.state.collected, at);
    return true;
  }

  #dutyOf(state: KeptBill['bill']['state']['kind']): BillEvent | null {
    const { reviews, inquiries } = this.#context.settings();
    const says = (reason: PlatformReason) => reason;
    if (state === 'issued') {
      if (reviews === 'hold') return null;
      return reviews === 'approve' ? { kind: 'check' } : { kind: 'deny', reason: says('figures') };
    }
    if (state === 'objected') {
      if (inquiries === 'hold') return null;
      return inquiries === 'approve' ? { kind: 'overturn' } : { kind: 'uphold', reason: says('upheld') };
    }
    return { kind: 'clock' };
  }

  #returnRest({ bill, contract: { payer } }: KeptBill, collected: string, at: number): void {
    const { ledger } = this.#context;
    const { digits } = ledger.currency;
    const amount = (toMinor(bill.amount, digits) ?? 0n) - (toMinor(collected, digits) ?? 0n);
    if (payer === null) return;
    const sides = { from: house('contracts'), to: payer };
    ledger.post({ key: `bill:${bill.id}:returned`, kind: 'contract', ...sides, amount, at, reference: bill.id });
  }

  #limitLeft(username: string, now: number): bigint {
    const most = BigInt(this.#context.settings().billsPerDay) * playUnit(this.currency);
    const recent = this.#paid.filter((each) => each.username === username && each.at > now - day && each.at <= now);
    const left = recent.reduce((rest, { amount }) => rest - amount, most);
    return left > 0n ? left : 0n;
  }

  #times = () => ({ ...billTimes, checkMs: this.#context.settings().billCheckHours * hour });

  #keep(kept: KeptBill): void {
    this.#byId.set(kept.bill.id, kept);
    if (billTurn(kept.bill) !== null) this.#open.add(kept);
    const { payer, payee } = kept.contract;
    for (const username of payer === null ? [payee] : [payee, payer]) {
      const own = this.#byAccount.get(username);
      if (own) own.push(kept);
      else this.#byAccount.set(username, [kept]);
    }
  }
}
