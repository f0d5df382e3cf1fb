import type { Span } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { playUnit } from '../base/scales.ts';
import { type BetRow, outcomeOf } from '../records/betRecords.ts';
import { InventedPlay } from './inventedPlay.ts';
import { type SpanTable, spanTable } from './spanTable.ts';
import { addFigures, type DayFigures, isLive, type LiveBooks, noFigures } from './teamFigures.ts';
import { TeamTree } from './teamTree.ts';
import type { TeamBet, TeamContext } from './teamTypes.ts';
import { ZoneDays } from './zoneDays.ts';

/** Milliseconds for which computed figures are reused. */
const freshMs = 1_000;
const everything = { pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER };
const noFilter = { category: null, vendor: null, status: null };

export class Team {
  readonly books: LiveBooks;
  readonly #world: TeamContext;
  readonly #begun: number;
  readonly #plays = new Map<string, InventedPlay>();
  readonly #tables = new Map<string, SpanTable>();
  readonly #roots = new Map<string, string>();
  #tree: TeamTree | null = null;
  #counted = 0;
  #days: ZoneDays;
  #zone: string;
  #asOf: number;
  /** Number of ledger movements when figures were last computed. */
  #posted = -1;

  constructor(world: TeamContext, books: LiveBooks, begun: number) {
    this.#world = world;
    this.books = books;
    this.#begun = begun;
    this.#zone = world.settings.timeZone;
    this.#days = new ZoneDays(this.#zone);
    this.#asOf = begun;
  }

  /** Fixes the time of all figures, which lasts for a second unless the ledger changes. */
  settle(): void {
    const now = this.#world.clock.now();
    const { count } = this.books.ledger;
    const { timeZone } = this.#world.settings;
    const isFresh = now >= this.#asOf && now < this.#asOf + freshMs && timeZone === this.#zone;
    if (isFresh && count === this.#posted) return;
    this.#asOf = now;
    this.#posted = count;
    this.#tables.clear();
    if (timeZone === this.#zone) return;
    this.#zone = timeZone;
    this.#days = new ZoneDays(timeZone);
    this.#plays.clear();
  }

  get asOf(): number {
    return this.#asOf;
  }

  get days(): ZoneDays {
    return this.#days;
  }

  uplineOf(username: string): string | null {
    return this.#world.accounts.find(username)?.upline ?? null;
  }

  direct(username: string): readonly Account[] {
    return this.tree().direct(username);
  }

  isBelow(agent: string, username: string): boolean {
    return this.#world.accounts.isBelow(agent, username);
  }

  levelOf(username: string): number {
    return this.tree().levelOf(username);
  }

  size(username: string): number {
    const { start, end } = this.tree().branch(username);
    return Math.max(0, end - start - 1);
  }

  below(username: string): readonly Account[] {
    const tree = this.tree();
    const { start, end } = tree.branch(username);
    return tree.accounts.slice(start + 1, end);
  }

  branch(username: string, self: boolean): readonly Account[] {
    const account = self ? this.#world.accounts.find(username) : undefined;
    return account ? [account, ...this.below(username)] : this.below(username);
  }

  own(username: string, span: Span): DayFigures {
    const { start } = this.tree().branch(username);
    const table = this.#tableOf(username, span);
    return table.own[start - table.start] ?? noFigures;
  }

  team(username: string, span: Span): DayFigures {
    const { start, end } = this.tree().branch(username);
    const table = this.#tableOf(username, span);
    const [all, before] = [table.sums[end - table.start], table.sums[start + 1 - table.start]];
    return all && before ? addFigures(all, before, -1) : noFigures;
  }

  activeMembers(username: string, span: Span, minimum: bigint): number {
    const { start, end } = this.tree().branch(username);
    const table = this.#tableOf(username, span);
    let count = 0;
    for (let place = start + 1; place < end; place += 1) {
      const { validBets = 0n } = table.own[place - table.start] ?? {};
      if (validBets > 0n && validBets >= minimum) count += 1;
    }
    return count;
  }

  /** Returns the bets behind the team's figures, not in order of time. */
  bets(username: string, span: Span): readonly TeamBet[] {
    return this.below(username).flatMap((account) => this.betsOf(account, span));
  }

  betsOf(account: Account, span: Span): readonly TeamBet[] {
    const { username } = account;
    const rows = isLive(this.books, username) ? this.#liveBets(username, span) : [];
    const live = rows.map((row): TeamBet => {
      const { at, reference, game, stake } = row;
      return { account, at, reference, game, stake, ...outcomeOf(row) };
    });
    return account.inventedPlay ? [...live, ...this.#inventedBets(account, span)] : live;
  }

  inventedDays(account: Account, span: Span) {
    if (!account.inventedPlay) return [];
    const play = this.playOf(account.username);
    const place = play.placeOf(account.username);
    const { from, to } = this.untilNow(span);
    if (place === null) return [];
    return this.#days.touched({ from, to }).flatMap((day) => {
      const done = play.dayOf(place, day);
      const within = ({ at }: { at: number }) => at >= from && at < to;
      return done ? [{ day, bets: done.bets.filter(within), cash: done.cash.filter(within) }] : [];
    });
  }

  tree(): TeamTree {
    const { accounts } = this.#world;
    if (this.#tree && this.#counted === accounts.count) return this.#tree;
    this.#tables.clear();
    this.#roots.clear();
    this.#counted = accounts.count;
    this.#tree = new TeamTree(accounts.all());
    return this.#tree;
  }

  playOf(username: string): InventedPlay {
    const root = this.#rootOf(username);
    const kept = this.#plays.get(root);
    if (kept) return kept;
    const tree = this.tree();
    const { start, end } = tree.branch(root);
    const invented = tree.accounts.slice(start, end).filter(({ inventedPlay }) => inventedPlay);
    const { seed, games } = this.#world;
    const made = new InventedPlay(invented, { seed, games, days: this.#days, begun: this.#begun });
    this.#plays.set(root, made);
    return made;
  }

  #rootOf(username: string): string {
    const kept = this.#roots.get(username);
    if (kept !== undefined) return kept;
    const upline = this.uplineOf(username);
    const root = upline === null ? username : this.#rootOf(upline);
    this.#roots.set(username, root);
    return root;
  }

  untilNow({ from, to }: Span): Span {
    return { from, to: Math.min(to, this.#asOf + 1) };
  }

  #liveBets(username: string, span: Span): readonly BetRow[] {
    return this.books.betRecords.page(username, noFilter, span, everything).rows;
  }

  #inventedBets(account: Account, span: Span): readonly TeamBet[] {
    const unit = this.#unit();
    return this.inventedDays(account, span).flatMap(({ day, bets }) =>
      bets.map(({ at, number, game, stake, valid, payout, status }) => ({
        account,
        at,
        reference: `B${this.#days.name(day).slice(2).replaceAll('-', '')}-${account.id}-${number}`,
        game,
        stake: BigInt(stake) * unit,
        valid: BigInt(valid) * unit,
        payout: BigInt(payout) * unit,
        result: status === 'cancelled' ? 0n : BigInt(payout - stake) * unit,
        status,
      })),
    );
  }

  #unit(): bigint {
    return playUnit(this.books.ledger.currency);
  }

  #tableOf(username: string, asked: Span): SpanTable {
    const span = this.untilNow(asked);
    const root = this.#rootOf(username);
    const key = `${root} ${span.from} ${span.to}`;
    const kept = this.#tables.get(key);
    if (kept) return kept;
    const tree = this.tree();
    const { start, end } = tree.branch(root);
    const accounts = tree.accounts.slice(start, end);
    const made = spanTable({ start, accounts }, span, { books: this.books, play: this.playOf(root), days: this.#days });
    this.#tables.set(key, made);
    return made;
  }
}
