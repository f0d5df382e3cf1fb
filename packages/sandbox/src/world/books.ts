import { type Currency, memberKind } from '@baize/domain';
import { AccountRecords } from './accountRecords.ts';
import type { AccountBook } from './accounts.ts';
import { Agents } from './agents/agents.ts';
import { type ContractBooks, type ContractBooksContext, openContractBooks } from './agents/contractBooks.ts';
import { Team } from './agents/team.ts';
import { BetRecords } from './betRecords.ts';
import type { BetBook } from './bets.ts';
import { Cashier, type CashierContext } from './cashier.ts';
import { seedCashier } from './cashierSeeds.ts';
import { postHistory } from './history.ts';
import { Ledger } from './ledger.ts';
import { type MemberDesk, type MemberDeskContext, openMemberDesk } from './memberDesk.ts';
import type { OpenBets } from './openBets.ts';
import { PointsMall } from './points.ts';
import type { SportsBook } from './sportsBook/sportsBook.ts';

interface BooksContext extends CashierContext, MemberDeskContext, ContractBooksContext {
  readonly accounts: AccountBook;
  readonly bets: BetBook;
  readonly openBets: OpenBets;
  readonly sportsBook: Pick<SportsBook, 'stateOf'>;
}

/** The ledger of one currency and everything that posts to it or reads it. */
export class Books {
  readonly ledger: Ledger;
  readonly cashier: Cashier;
  /** What every player has bet. */
  readonly betRecords: BetRecords;
  /** What moved every player's money beside bets. */
  readonly accountRecords: AccountRecords;
  /** Who stands below whom, and what they did. */
  readonly team: Team;
  /** The rest of the agent centre. */
  readonly agents: Agents;
  readonly #world: BooksContext;
  readonly #begun: number;
  /** Accounts whose past is posted. */
  #opened = 0;
  #desk: MemberDesk | null = null;
  #mall: PointsMall | null = null;
  #contracts: ContractBooks | null = null;

  /** `begun` is when the world began, ms. */
  constructor(world: BooksContext, currency: Currency, begun: number) {
    this.#world = world;
    this.#begun = begun;
    this.ledger = new Ledger(currency);
    this.accountRecords = new AccountRecords(this.ledger);
    this.betRecords = new BetRecords(this.ledger, {
      gameByCode: (code) => world.games.byCode(code),
      stateOf: (ticket) =>
        world.bets.stateOf(ticket) ?? world.openBets.stateOf(ticket) ?? world.sportsBook.stateOf(ticket),
    });
    this.cashier = new Cashier(world, {
      ledger: this.ledger,
      records: this.accountRecords,
      bets: this.betRecords,
    });
    this.team = new Team(world, this, begun);
    this.agents = new Agents(world, this.team, { begun, books: () => this.contracts() });
  }

  /** Posts the accounts' past; `long` gives the first player a hundred thousand bets. The world has to know these books already. */
  postHistory(long: boolean): void {
    this.#open(long);
    seedCashier(this.cashier, this.#world, this.#begun);
  }

  /** What players are given. Opened when first asked for. */
  desk(): MemberDesk {
    this.#desk ??= openMemberDesk(this.#world, this, this.#begun);
    return this.#desk;
  }

  /** Contracts and their bills. Opened when first asked for, or when an agent is there: it moves what agents have. */
  contracts(): ContractBooks {
    if (this.#contracts) return this.#contracts;
    this.#contracts = openContractBooks(this.#world, this.ledger, this.team, this.#begun);
    this.#contracts.settle(this.#world.clock.now());
    return this.#contracts;
  }

  /** Points and what they buy. Opened when first asked for. */
  points(): PointsMall {
    if (this.#mall) return this.#mall;
    this.#mall = new PointsMall(this.#world, this);
    this.#mall.postHistory('demo.member', this.#begun);
    return this.#mall;
  }

  /** Posts what is due by `now` (ms). */
  settle(now: number): void {
    const { sessions, accounts } = this.#world;
    for (const username of sessions.usernames) {
      accounts.bringTeamOf(username);
      const account = accounts.find(username);
      if (account) this.agents.open(account);
    }
    this.#open(false);
    this.desk().settle(now);
    this.cashier.settle();
    this.team.settle();
    this.agents.settle();
    const isAgent = (username: string) => memberKind(String(accounts.find(username)?.type)) === 'agent';
    if (!this.#contracts && [...sessions.usernames].some(isAgent)) this.contracts();
    this.#contracts?.settle(now);
  }

  /** Posts the past of accounts that the books have not seen. */
  #open(long: boolean): void {
    const { games, openBets, seed, accounts } = this.#world;
    if (accounts.count === this.#opened) return;
    for (const account of accounts.all().slice(this.#opened))
      postHistory({ ledger: this.ledger, games, openBets, seed, long }, account, this.#begun);
    this.#opened = accounts.count;
  }
}
