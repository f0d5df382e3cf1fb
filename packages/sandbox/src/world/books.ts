import { type Currency, memberKind } from '@baize/domain';
import type { AccountBook } from './account/accounts.ts';
import { Agents } from './agents/agents.ts';
import { type ContractBooks, type ContractBooksContext, openContractBooks } from './agents/contractBooks.ts';
import { Team } from './agents/team.ts';
import type { OpenBets } from './games/openBets.ts';
import type { SportsBook } from './games/sportsBook/sportsBook.ts';
import { postHistory } from './history.ts';
import type { BetBook } from './lottery/bets.ts';
import { type MemberServices, type MemberServicesContext, openMemberServices } from './memberServices.ts';
import { Cashier, type CashierContext } from './money/cashier.ts';
import { seedCashier } from './money/cashierSeeds.ts';
import { Ledger } from './money/ledger.ts';
import { PointsMall } from './promotions/points.ts';
import { AccountRecords } from './records/accountRecords.ts';
import { BetRecords } from './records/betRecords.ts';

interface BooksContext extends CashierContext, MemberServicesContext, ContractBooksContext {
  readonly accounts: AccountBook;
  readonly bets: BetBook;
  readonly openBets: OpenBets;
  readonly sportsBook: Pick<SportsBook, 'stateOf'>;
}

/** Ledger of one currency with everything that posts to it or reads it. */
export class Books {
  readonly ledger: Ledger;
  readonly cashier: Cashier;
  readonly betRecords: BetRecords;
  readonly accountRecords: AccountRecords;
  readonly team: Team;
  readonly agents: Agents;
  readonly #world: BooksContext;
  readonly #begun: number;
  #opened = 0;
  #memberServices: MemberServices | null = null;
  #mall: PointsMall | null = null;
  #contracts: ContractBooks | null = null;

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

  /**
   * Posts the accounts' history; `long` gives the first player a hundred thousand bets. The world must already know
   * these books.
   */
  postHistory(long: boolean): void {
    this.#open(long);
    seedCashier(this.cashier, this.#world, this.#begun);
  }

  memberServices(): MemberServices {
    this.#memberServices ??= openMemberServices(this.#world, this, this.#begun);
    return this.#memberServices;
  }

  contracts(): ContractBooks {
    if (this.#contracts) return this.#contracts;
    this.#contracts = openContractBooks(this.#world, this.ledger, this.team, this.#begun);
    this.#contracts.settle(this.#world.clock.now());
    return this.#contracts;
  }

  points(): PointsMall {
    if (this.#mall) return this.#mall;
    this.#mall = new PointsMall(this.#world, this);
    this.#mall.postHistory('demo.member', this.#begun);
    return this.#mall;
  }

  settle(now: number): void {
    const { sessions, accounts } = this.#world;
    for (const username of sessions.usernames) {
      accounts.bringTeamOf(username);
      const account = accounts.find(username);
      if (account) this.agents.open(account);
    }
    this.#open(false);
    this.memberServices().settle(now);
    this.cashier.settle();
    this.team.settle();
    this.agents.settle();
    const isAgent = (username: string) => memberKind(String(accounts.find(username)?.type)) === 'agent';
    if (!this.#contracts && [...sessions.usernames].some(isAgent)) this.contracts();
    this.#contracts?.settle(now);
  }

  #open(long: boolean): void {
    const { games, openBets, seed, accounts } = this.#world;
    if (accounts.count === this.#opened) return;
    for (const account of accounts.all().slice(this.#opened))
      postHistory({ ledger: this.ledger, games, openBets, seed, long }, account, this.#begun);
    this.#opened = accounts.count;
  }
}
