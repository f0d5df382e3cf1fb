import { fromMinor, toMinor } from '@baize/domain';
import type { Account } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import { hash } from '../base/random.ts';
import { isAgent } from './teamTree.ts';

/** Request to lower a downline's rebate. Rates in percent. */
export interface RebateRequest {
  id: string;
  payer: string;
  payee: string;
  from: string;
  to: string;
  expiresAt: number;
  /** Log entries that an answer must have seen. */
  seen: number;
  answered: RebateAnswered | null;
}

export interface RebateAnswered {
  by: 'payer' | 'payee';
  action: RateAnswer;
  at: number;
}

export type RateProblem = 'above-own' | 'below-given' | 'not-a-rate' | 'request-open' | 'same';
export type RateAnswer = 'accept' | 'reject' | 'withdraw';

const digits = 2;
const topRate = 200n;

/** Rebate rates, never above the upline's. Increases apply at once; the downline must accept decreases. */
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

  rateOf(username: string): string {
    return fromMinor(this.#minorOf(username), digits);
  }

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

  set(username: string, rate: string): void {
    this.#rates.set(username, toMinor(rate, digits) ?? 0n);
  }

  problemOf(agent: string, rate: string): Extract<RateProblem, 'above-own' | 'not-a-rate'> | null {
    const minor = toMinor(rate, digits);
    if (minor === null || minor < 0n) return 'not-a-rate';
    const asked = this.open(agent);
    const limit = asked ? (toMinor(asked.to, digits) ?? 0n) : this.#minorOf(agent);
    return minor > limit ? 'above-own' : null;
  }

  /** Raises a rate at once, or requests a decrease. `given` are the usernames directly below the downline. */
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
      answered: null,
    });
    return 'requested';
  }

  open(payee: string): RebateRequest | null {
    return this.#requests.find((one) => one.payee === payee && this.#isOpen(one)) ?? null;
  }

  of(username: string): readonly RebateRequest[] {
    return this.#requests.filter((one) => (one.payer === username || one.payee === username) && this.#isOpen(one));
  }

  #isOpen = ({ answered, expiresAt }: RebateRequest): boolean => answered === null && expiresAt > this.#now();

  answer(
    username: string,
    id: string,
    { action, seen }: { action: RateAnswer; seen: number },
  ):
    | { kind: 'ok'; request: RebateRequest }
    | { kind: 'contract-changed'; answered: RebateAnswered | null }
    | { kind: 'not-found' | 'request-expired' } {
    const request = this.#requests.find((one) => one.id === id);
    const by = action === 'withdraw' ? 'payer' : 'payee';
    if (!request || request[by] !== username) return { kind: 'not-found' };
    const { answered } = request;
    if (answered || request.seen !== seen) return { kind: 'contract-changed', answered };
    if (request.expiresAt <= this.#now()) return { kind: 'request-expired' };
    request.answered = { by, action, at: this.#now() };
    if (action === 'accept') this.set(request.payee, request.to);
    return { kind: 'ok', request };
  }
}
