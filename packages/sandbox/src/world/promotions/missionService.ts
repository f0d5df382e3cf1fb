import {
  checkInPoints,
  checkInStand,
  countsMoney,
  fromMinor,
  type MissionState,
  missionState,
  periodEnd,
  periodStart,
  type RankPeriod,
  rankAmong,
} from '@baize/domain';
import type { Account } from '../account/account.ts';
import { randomFrom } from '../base/random.ts';
import { playUnit } from '../base/scales.ts';
import { type GameLibrary, gameOf } from '../games/games.ts';
import { inventPlayers, masked } from '../games/ranks.ts';
import { house, type Ledger } from '../money/ledger.ts';
import type { BetRecords } from '../records/betRecords.ts';
import { type MissionSeed, missionSeeds } from './missionSeeds.ts';
import type { Verdict } from './promotions.ts';
import type { ReferralBook } from './referralBook.ts';

interface Parts {
  ledger: Ledger;
  records: BetRecords;
  games: () => GameLibrary;
  referrals: ReferralBook;
  seed: string;
}

interface Points {
  username: string;
  points: number;
  at: number;
}

export interface MissionStand {
  seed: MissionSeed;
  progress: string;
  target: string;
  amount: bigint;
  state: MissionState;
  resets: number;
}

const crowd = { day: 50, week: 120, month: 200 } as const;

/**
 * Missions of the current periods. Progress is read from the books; claims are kept per period, so that each is paid
 * once.
 */
export class MissionService {
  readonly #parts: Parts;
  readonly #claimed = new Set<string>();
  readonly #points: Points[] = [];
  readonly #checkIns = new Map<string, number[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  of(account: Account, now: number): readonly MissionStand[] {
    return missionSeeds.map((seed) => this.#standOf(seed, account, now));
  }

  /** Claims a mission; `resets` is the end of the period that the player saw. */
  claim(id: string, resets: number, account: Account, now: number): Verdict<{ amount: bigint; points: number }> {
    const seed = missionSeeds.find((one) => one.id === id);
    if (!seed) return { ok: false, code: 'not-found' };
    const stand = this.#standOf(seed, account, now);
    if (stand.resets !== resets) return { ok: false, code: 'promotion-over' };
    if (stand.state === 'claimed') return { ok: false, code: 'already-claimed' };
    if (stand.state === 'active') return { ok: false, code: 'promotion-not-open' };
    const key = keyOf(seed, account, now);
    const { amount } = stand;
    const reference = `mission:${id}`;
    const from = house('missions');
    this.#parts.ledger.post({ key, kind: 'mission', from, to: account.username, amount, at: now, reference });
    this.#claimed.add(key);
    this.#points.push({ username: account.username, points: seed.points, at: now });
    return { ok: true, value: { amount, points: seed.points } };
  }

  checkInOf({ username }: Account, now: number) {
    const { day, done } = checkInStand(this.#checkIns.get(username) ?? [], periodStart('day', now));
    return { day, done, points: [...checkInPoints] };
  }

  checkIn(account: Account, now: number): void {
    const { day, done } = this.checkInOf(account, now);
    if (done) return;
    const { username } = account;
    this.#checkIns.set(username, [...(this.#checkIns.get(username) ?? []), periodStart('day', now)]);
    this.#points.push({ username, points: checkInPoints[day - 1] ?? 0, at: now });
  }

  postHistory(account: Account, now: number): void {
    if (account.historyDays === 0 || account.type !== 3) return;
    for (const back of [3, 2, 1]) this.checkIn(account, now - back * 86_400_000);
  }

  leaderboard(period: RankPeriod, account: Account, limit: number, now: number) {
    const start = periodStart(period, now);
    const random = randomFrom(this.#parts.seed, 'missions', period, start);
    const others = inventPlayers(crowd[period], random, () => BigInt(random.int(2, 980) * 10));
    const points = this.#points
      .filter(({ username, at }) => username === account.username && at >= start)
      .reduce((sum, one) => sum + one.points, 0);
    const own = {
      name: masked(account.username),
      amount: BigInt(points),
      icon: account.avatar && `/art/avatars/${account.avatar}.svg`,
    };
    const { rows, ownRank } = rankAmong(others, own, limit);
    return { rows, own: { rank: ownRank, points }, resets: periodEnd(period, now) };
  }

  #standOf(seed: MissionSeed, account: Account, now: number): MissionStand {
    const { currency } = this.#parts.ledger;
    const { digits } = currency;
    const unit = playUnit(currency);
    const places = countsMoney(seed.goal) ? digits : 0;
    const target = BigInt(seed.target) * (countsMoney(seed.goal) ? unit : 1n);
    const done = this.#done(seed, account, periodStart(seed.period, now), now);
    const [progress, whole] = [fromMinor(done < target ? done : target, places), fromMinor(target, places)];
    return {
      seed,
      progress,
      target: whole,
      amount: BigInt(seed.amount) * unit,
      state: missionState(progress, whole, this.#claimed.has(keyOf(seed, account, now))),
      resets: periodEnd(seed.period, now),
    };
  }

  /** Returns the progress: a count, or an amount in minor units. */
  #done({ goal, gameType }: MissionSeed, { username }: Account, since: number, now: number): bigint {
    const { ledger, records, referrals } = this.#parts;
    if (goal === 'friends') return BigInt(referrals.playingSince(username, since, now));
    if (goal === 'rounds' || goal === 'games' || goal === 'stakes') {
      const bets = records
        .ended(username)
        .filter(
          ({ endedAt, calledOff, game }) =>
            !calledOff && endedAt >= since && (gameType ?? game.gameType) === game.gameType,
        );
      if (goal === 'games') return BigInt(new Set(bets.map(({ game }) => game.code)).size);
      return goal === 'rounds' ? BigInt(bets.length) : bets.reduce((sum, { valid }) => sum + valid, 0n);
    }
    const wanted = { deposits: 'deposit', wins: 'win' } as const;
    const counted = ledger
      .entries(username)
      .filter(({ kind, at, reference }) => kind === wanted[goal] && at >= since && this.#isOf(gameType, reference));
    return countsMoney(goal) ? counted.reduce((sum, { amount }) => sum + amount, 0n) : BigInt(counted.length);
  }

  #isOf(gameType: string | undefined, reference: string): boolean {
    return gameType === undefined || gameOf(this.#parts.games(), reference)?.gameType === gameType;
  }
}

const keyOf = ({ id, period }: MissionSeed, { id: owner }: Account, now: number): string =>
  `mission:${id}:${periodStart(period, now)}:${owner}`;
