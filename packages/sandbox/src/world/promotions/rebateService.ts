import { fromMinor, type RebateLine, rebateOf } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { house, type Ledger } from '../money/ledger.ts';
import type { BetRecords, EndedBet } from '../records/betRecords.ts';
import { vipLevels } from './vip.ts';

const rates: Readonly<Record<string, string>> = {
  RNG: '0.3',
  LIVE: '0.4',
  FISH: '0.35',
  PVP: '0.2',
  SPORTS: '0.5',
  ESPORTS: '0.5',
  LOTT: '0.6',
};
export const rebateCategories: readonly string[] = Object.keys(rates);

const day = 86_400_000;
const pastClaims = [21, 14, 7] as const;

export interface RebateClaim {
  reference: string;
  username: string;
  category: string;
  rate: string;
  bets: bigint;
  amount: bigint;
  at: number;
}

interface Line extends Omit<RebateClaim, 'reference' | 'username' | 'at'> {
  until: number;
}

/** Rebate on valid bets, claimed manually; each bet counts once, in its kind of game. */
export class RebateService {
  readonly #ledger: Ledger;
  readonly #records: BetRecords;
  readonly #claims: RebateClaim[] = [];
  /** Ended bets already rebated, by account and category. */
  readonly #counted = new Map<string, number>();

  constructor(ledger: Ledger, records: BetRecords) {
    this.#ledger = ledger;
    this.#records = records;
  }

  lines(account: Account): readonly RebateLine[] {
    const { digits } = this.#ledger.currency;
    return this.#open(account, Number.POSITIVE_INFINITY).map(({ category, rate, bets, amount }) => ({
      category,
      rate,
      validBets: fromMinor(bets, digits),
      amount: fromMinor(amount, digits),
    }));
  }

  claimable(account: Account, category: string | undefined): bigint {
    return this.#asked(account, category, Number.POSITIVE_INFINITY).reduce((sum, { amount }) => sum + amount, 0n);
  }

  claim(account: Account, category: string | undefined, now: number): string {
    return this.#pay(account, this.#asked(account, category, now), now);
  }

  history(username: string): readonly RebateClaim[] {
    return this.#claims.filter((claim) => claim.username === username).sort((a, b) => b.at - a.at);
  }

  postHistory(account: Account, now: number): void {
    if (account.historyDays === 0 || account.type !== 3) return;
    for (const ago of pastClaims) {
      const at = now - ago * day;
      this.#pay(account, this.#asked(account, undefined, at), at);
    }
  }

  #asked(account: Account, category: string | undefined, until: number): readonly Line[] {
    return this.#open(account, until).filter((line) => line.amount > 0n && (!category || line.category === category));
  }

  #open(account: Account, until: number): readonly Line[] {
    const found = new Map<string, Line>();
    for (const category of rebateCategories) {
      found.set(category, { category, rate: rateOf(category, account, this.#ledger), bets: 0n, amount: 0n, until: 0 });
    }
    for (const [place, { game, endedAt, valid }] of this.#records.ended(account.username).entries()) {
      if (endedAt > until) continue;
      const line = found.get(categoryOf(game));
      if (!line || place < (this.#counted.get(`${account.username} ${line.category}`) ?? 0)) continue;
      line.bets += valid;
      line.until = place + 1;
    }
    return [...found.values()].map((line) => ({ ...line, amount: rebateOf(line.bets, line.rate) }));
  }

  #pay({ username }: Account, lines: readonly Line[], at: number): string {
    const reference = `B${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(this.#claims.length + 1).padStart(4, '0')}`;
    for (const { category, rate, bets, amount, until } of lines) {
      const key = `rebate:${username}:${category}:${until}`;
      this.#ledger.post({ key, kind: 'rebate', from: house('rebates'), to: username, amount, at, reference });
      this.#counted.set(`${username} ${category}`, until);
      this.#claims.push({ reference, username, category, rate, bets, amount, at });
    }
    return reference;
  }
}

function categoryOf({ gameType }: EndedBet['game']): string {
  if (gameType === 'ELOTT') return 'LOTT';
  return gameType === 'DS88' ? 'SPORTS' : gameType;
}

function rateOf(category: string, { rankLevel }: Account, { currency }: Ledger): string {
  const tier = category === 'RNG' ? vipLevels(currency).find((level) => level.rankLevel === rankLevel) : undefined;
  return tier?.slotRebate ?? rates[category] ?? '0';
}
