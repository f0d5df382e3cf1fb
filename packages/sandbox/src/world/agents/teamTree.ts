import { memberKind } from '@baize/domain';
import type { Account } from '../account/account.ts';

/** Maximum depth, in case uplines ever form a cycle. */
const deepest = 99;

export const openedAgentType = 41;

export const isAgent = ({ type }: Pick<Account, 'type'>): boolean => memberKind(String(type)) === 'agent';

/** Accounts in depth-first order, so that each team is one range from `start` up to `end`. */
export class TeamTree {
  readonly accounts: readonly Account[];
  readonly #places = new Map<string, number>();
  readonly #levels: number[] = [];
  readonly #ends: number[] = [];
  readonly #direct = new Map<string, Account[]>();

  constructor(all: readonly Account[]) {
    const known = new Set(all.map(({ username }) => username));
    const roots: Account[] = [];
    for (const account of all) {
      const { upline } = account;
      if (upline === null || !known.has(upline)) {
        roots.push(account);
        continue;
      }
      const siblings = this.#direct.get(upline);
      if (siblings) siblings.push(account);
      else this.#direct.set(upline, [account]);
    }
    const walked: Account[] = [];
    const walk = (account: Account, level: number) => {
      const place = walked.push(account) - 1;
      this.#places.set(account.username, place);
      this.#levels.push(level);
      this.#ends.push(place + 1);
      if (level < deepest) for (const child of this.direct(account.username)) walk(child, level + 1);
      this.#ends[place] = walked.length;
    };
    for (const root of roots) walk(root, 1);
    this.accounts = walked;
  }

  direct(username: string): readonly Account[] {
    return this.#direct.get(username) ?? [];
  }

  /** Returns the range of an account and everyone below it, itself first; empty if unknown. */
  branch(username: string): { start: number; end: number } {
    const start = this.#places.get(username);
    return start === undefined ? { start: 0, end: 0 } : { start, end: this.#ends[start] ?? start };
  }

  levelOf(username: string): number {
    return this.#levels[this.#places.get(username) ?? -1] ?? 0;
  }
}
