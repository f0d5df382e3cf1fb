import { fromMinor, toMinor } from '@baize/domain';
import type { Account } from '../account.ts';
import type { AccountBook } from '../accounts.ts';
import { hash } from '../random.ts';
import { isAgent } from './teamTree.ts';

/** A lower rebate that a downline was asked for. Rates in per cent. */
export interface RebateRequest {
  id: string;
  payer: string;
  payee: string;
  from: string;
  to: string;
  expiresAt: number;
  /** Entries of its log: what an answer has to have seen. */
  seen: number;
}

export type RateProblem = 'above-own' | 'below-given' | 'not-a-rate' | 'request-open' | 'same';
export type RateAnswer = 'accept' | 'reject' | 'withdraw';

/** Rates are kept in hundredths of a per cent. */
const digits = 2;
const topRate = 200n;

/** The rebate of every account: nobody has more than who stands above. Rises hold at once; the downline answers for what falls. */
export class RebateRates {
  readonly #seed: string;
  readonly #accounts: AccountBook;
  readonly #now: () => number;
  readonly #rates = new Map<string, bigint>();
  readonly #given = new Map<string, bigint>();
  readonly #requests: RebateRequest[] = [];
  #count = 0;

  constructor(seed: string, accounts: AccountBook, now: () => number) {
    this.#seed = seed;
    this.#accounts = accounts;
    this.#now = now;
  }

  /** In per cent. */
  rateOf(username: string): string {
    return fromMinor(this.#minorOf(username), digits);
  }

  /** In hundredths of a per cent. */
  #minorOf(username: string): bigint {
    const set = this.#rates.get(username) ?? this.#given.get(username);
    if (set !== undefined) return set;
    const made = this.#seededRate(this.#accounts.find(username));
    this.#given.set(username, made);
    return made;
  }

  #seededRate(account: Account | undefined): bigint {
    if (!account) return 0n;
    if (account.upline === null) return isAgent(account) ? topRate : 0n;
    const above = this.#minorOf(account.upline);
    const tenths = 1 + (hash(`${this.#seed} rebate ${account.username}`) % (isAgent(account) ? 4 : 8));
    const lower = above - BigInt(tenths) * 10n;
    return lower > 0n ? lower : 0n;
  }

  /** Gives an account that was just opened its rate. */
  set(username: string, rate: string): void {
    this.#rates.set(username, toMinor(rate, digits) ?? 0n);
  }

  /** Why an agent may not give a rate to somebody below; null when they may. */
  problemOf(agent: string, rate: string): Extract<RateProblem, 'above-own' | 'not-a-rate'> | null {
    const minor = toMinor(rate, digits);
    if (minor === null || minor < 0n) return 'not-a-rate';
    const asked = this.open(agent);
    const limit = asked ? (toMinor(asked.to, digits) ?? 0n) : this.#minorOf(agent);
    return minor > limit ? 'above-own' : null;
  }

  /** Raises at once, or asks for less. `given` are the usernames directly below the downline. */
  change(
    { payer, payee }: { payer: string; payee: string },
    rate: string,
    { given, requestDays }: { given: readonly string[]; requestDays: number },
  ): 'done' | 'requested' | RateProblem {
    const problem = this.problemOf(payer, rate);
    if (problem) return problem;
    if (this.open(payee)) return 'request-open';
    const [before, after] = [this.#minorOf(payee), toMinor(rate, digits) ?? 0n];
    if (after === before) return 'same';
    if (after > before) {
      this.#rates.set(payee, after);
      return 'done';
    }
    if (given.some((name) => this.#minorOf(name) > after)) return 'below-given';
    this.#count += 1;
    this.#requests.push({
      id: `RB${String(this.#count).padStart(4, '0')}`,
      payer,
      payee,
      from: fromMinor(before, digits),
      to: fromMinor(after, digits),
      expiresAt: this.#now() + requestDays * 86_400_000,
      seen: 1,
    });
    return 'requested';
  }

  /** The request that waits for an account. */
  open(payee: string): RebateRequest | null {
    return this.#requests.find((one) => one.payee === payee && one.expiresAt > this.#now()) ?? null;
  }

  /** Those that wait on either side. */
  of(username: string): readonly RebateRequest[] {
    return this.#requests.filter(
      ({ payer, payee, expiresAt }) => (payer === username || payee === username) && expiresAt > this.#now(),
    );
  }

  /** Answers a request, or withdraws it, each by its own side. */
  answer(
    username: string,
    id: string,
    { action, seen }: { action: RateAnswer; seen: number },
  ): { kind: 'ok'; request: RebateRequest } | { kind: 'not-found' | 'contract-changed' | 'request-expired' } {
    const request = this.#requests.find((one) => one.id === id);
    const side = action === 'withdraw' ? request?.payer : request?.payee;
    if (!request || side !== username) return { kind: 'not-found' };
    if (request.expiresAt <= this.#now()) return { kind: 'request-expired' };
    if (request.seen !== seen) return { kind: 'contract-changed' };
    this.#requests.splice(this.#requests.indexOf(request), 1);
    if (action === 'accept') this.set(request.payee, request.to);
    return { kind: 'ok', request };
  }
}
