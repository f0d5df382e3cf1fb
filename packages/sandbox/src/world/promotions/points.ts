import {
  checkConversion,
  checkRedemption,
  fromMinor,
  type PointRate,
  type PointType,
  type RedemptionKind,
  type RedemptionStatus,
  toMinor,
} from '@baize/domain';
import type { WorldClock } from '../base/clock.ts';
import { hash } from '../base/random.ts';
import { playUnit } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';
import { house, Ledger } from '../money/ledger.ts';
import type { BetRecords, EndedBet } from '../records/betRecords.ts';
import { earning, pointsForOne, rewardsOf, type StockedReward } from './rewards.ts';

export interface Order {
  reference: string;
  username: string;
  at: number;
  kind: RedemptionKind;
  reward: string | null;
  quantity: number;
  points: bigint;
  amount: bigint;
  received: bigint;
  status: RedemptionStatus;
}

type Problem = Exclude<
  ReturnType<typeof checkRedemption>['kind'] | ReturnType<typeof checkConversion>['kind'] | 'changed',
  'ok'
>;
export type Attempted = { ok: true; order: Order } | { ok: false; problem: Problem };

const day = 86_400_000;
const hour = 3_600_000;
const store = house('points');
const bank = house('rewards');

interface PointsContext {
  readonly clock: WorldClock;
  readonly settings: Settings;
}

/** Points, in a ledger of their own, and everything they are redeemed for. Every rule is checked again here. */
export class PointsMall {
  readonly ledger = new Ledger<PointType>({ code: 'PTS', symbol: null, digits: 0 });
  readonly #world: PointsContext;
  readonly #money: Ledger;
  readonly #records: BetRecords;
  readonly #orders: Order[] = [];
  readonly #read = new Map<string, { entries: number; bets: number }>();

  constructor(world: PointsContext, { ledger, betRecords }: { ledger: Ledger; betRecords: BetRecords }) {
    this.#world = world;
    this.#money = ledger;
    this.#records = betRecords;
  }

  balance(username: string): bigint {
    this.#earn(username);
    this.#decide();
    return this.ledger.balance(username);
  }

  /** Returns the number of the player's orders; a decision based on an older number is refused. */
  version(username: string): number {
    return this.#orders.filter((order) => order.username === username).length;
  }

  detail(username: string) {
    this.balance(username);
    return [...this.ledger.entries(username)].sort((a, b) => b.at - a.at || b.posting - a.posting);
  }

  orders(username: string): readonly Order[] {
    this.#decide();
    return this.#orders.filter((order) => order.username === username).sort((a, b) => b.at - a.at);
  }

  rewards(language: string): readonly StockedReward[] {
    const { settings } = this.#world;
    const taken = (id: string) =>
      this.#orders
        .filter(({ reward, status }) => reward === id && status !== 'rejected')
        .reduce((sum, { quantity }) => sum + quantity, 0);
    return rewardsOf({ language, currency: this.#money.currency, settings, taken });
  }

  rate(): PointRate {
    const points = pointsForOne(this.#money.currency, this.#world.settings.pointRate);
    return { points, min: '100', max: '100000' };
  }

  quote(username: string, points: string): string | null {
    const check = checkConversion(points, this.rate(), this.#purse(username));
    return check.kind === 'ok' ? check.amount : null;
  }

  redeem(
    username: string,
    asked: { reward: string; quantity: number; points: string; amount: string; version: number },
  ): Attempted {
    const { digits } = this.#money.currency;
    const purse = this.#purse(username);
    const reward = this.rewards('EN').find(({ id }) => id === asked.reward);
    if (!reward) return { ok: false, problem: 'sold-out' };
    const same = reward.points === asked.points && reward.amount === asked.amount;
    if (!same || asked.version !== this.version(username)) return { ok: false, problem: 'changed' };
    const check = checkRedemption(reward, String(asked.quantity), purse);
    if (check.kind !== 'ok') return { ok: false, problem: check.kind };
    const order = this.#enter(username, this.#world.clock.now(), {
      kind: reward.kind,
      reward: reward.id,
      quantity: asked.quantity,
      points: BigInt(check.points),
      amount: toMinor(check.amount, digits) ?? 0n,
      received: reward.pays * BigInt(asked.quantity),
      status: reward.kind === 'bonus' ? 'approved' : 'in-progress',
    });
    return { ok: true, order };
  }

  convert(username: string, asked: { points: string; amount: string; version: number }): Attempted {
    const { digits } = this.#money.currency;
    const check = checkConversion(asked.points, this.rate(), this.#purse(username));
    const received = check.kind === 'ok' ? toMinor(check.amount, digits) : null;
    if (asked.version !== this.version(username)) return { ok: false, problem: 'changed' };
    if (check.kind !== 'ok') return { ok: false, problem: check.kind === 'uneven' ? 'changed' : check.kind };
    if (received === null || received !== toMinor(asked.amount, digits)) return { ok: false, problem: 'changed' };
    const order = this.#enter(username, this.#world.clock.now(), {
      kind: 'cash',
      reward: null,
      quantity: 1,
      points: BigInt(asked.points),
      amount: 0n,
      received,
      status: 'approved',
    });
    return { ok: true, order };
  }

  /** Posts past redemptions, one of each status, in points only so that the money's books stay unchanged. */
  postHistory(username: string, now: number): void {
    this.#earn(username);
    const past = [
      { at: now - 45 * day, kind: 'bonus', reward: 'rounds', quantity: 2, points: 1_600n, status: 'approved' },
      { at: now - 19 * day, kind: 'goods', reward: 'gift', quantity: 1, points: 2_500n, status: 'rejected' },
      { at: now - 6 * day, kind: 'bonus', reward: 'rounds', quantity: 1, points: 800n, status: 'approved' },
      { at: now - 5 * hour, kind: 'goods', reward: 'ticket', quantity: 1, points: 6_000n, status: 'in-progress' },
    ] as const;
    for (const { at, ...rest } of past) {
      const order = this.#enter(username, at, { ...rest, amount: 0n, received: 0n });
      if (order.status === 'rejected') this.#giveBack(order, at + 2 * hour);
    }
  }

  #unit(): bigint {
    return playUnit(this.#money.currency);
  }

  #purse(username: string) {
    const { digits } = this.#money.currency;
    const points = String(this.balance(username));
    return { points, money: fromMinor(this.#money.balance(username), digits), digits };
  }

  /** Posts an order: takes points and money and credits the result. Synchronous and therefore atomic. */
  #enter(username: string, at: number, details: Omit<Order, 'reference' | 'username' | 'at'>): Order {
    const reference = `R${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(this.#orders.length + 1).padStart(4, '0')}`;
    const { points, amount, received, kind } = details;
    const own = { at, reference };
    this.ledger.post({ key: reference, kind: 'redeem', from: username, to: store, amount: points, ...own });
    if (amount > 0n)
      this.#money.post({ key: `${reference}:paid`, kind: 'redemption', from: username, to: bank, amount, ...own });
    if (received > 0n) {
      const paid = kind === 'cash' ? 'conversion' : 'redemption';
      this.#money.post({ key: `${reference}:got`, kind: paid, from: bank, to: username, amount: received, ...own });
    }
    const order: Order = { reference, username, at, ...details };
    this.#orders.push(order);
    return order;
  }

  #giveBack({ reference, username, points, amount }: Order, at: number): void {
    const own = { at, reference };
    this.ledger.post({ key: `${reference}:back`, kind: 'redeem', from: store, to: username, amount: points, ...own });
    if (amount > 0n)
      this.#money.post({ key: `${reference}:refund`, kind: 'redemption', from: bank, to: username, amount, ...own });
  }

  /** Decides applications within a day; most are approved, a rejected one returns what it took. */
  #decide(): void {
    const now = this.#world.clock.now();
    for (const order of this.#orders) {
      if (order.status !== 'in-progress' || now - order.at < day) continue;
      order.status = hash(order.reference) % 5 === 0 ? 'rejected' : 'approved';
      if (order.status === 'rejected') this.#giveBack(order, order.at + day);
    }
  }

  /** Credits points for deposits and valid bets since the last call. */
  #earn(username: string): void {
    const entries = this.#money.posted(username);
    const bets = this.#records.ended(username);
    const read = this.#read.get(username) ?? { entries: 0, bets: 0 };
    this.#read.set(username, { entries: entries.length, bets: bets.length });
    for (const { kind, ...entry } of entries.slice(read.entries))
      if (kind === 'deposit') this.#credit(username, 'deposit', entry);
    for (const { posting, game, endedAt, valid } of bets.slice(read.bets))
      this.#credit(username, typeOf(game), { posting, amount: valid, at: endedAt, reference: game.code });
  }

  #credit(
    username: string,
    type: keyof typeof earning,
    { posting, amount, at, reference }: { posting: number; amount: bigint; at: number; reference: string },
  ): void {
    const points = amount / (BigInt(earning[type]) * this.#unit());
    if (points <= 0n) return;
    this.ledger.post({
      key: `earned:${posting}`,
      kind: type,
      from: store,
      to: username,
      amount: points,
      at,
      reference,
    });
  }
}

function typeOf({ gameType }: EndedBet['game']): keyof typeof earning {
  if (gameType === 'LIVE') return 'live';
  if (gameType === 'LOTT' || gameType === 'ELOTT') return 'lott';
  if (gameType === 'PVP') return 'pvp';
  return gameType === 'SPORTS' || gameType === 'ESPORTS' || gameType === 'DS88' ? 'sports' : 'rng';
}
