import { type Contract, memberKind, type Span } from '@baize/domain';
import type { Account } from '../account.ts';
import type { AccountBook } from '../accounts.ts';
import type { WorldClock } from '../clock.ts';
import type { Ledger } from '../ledger.ts';
import type { MessageBox } from '../messageBox.ts';
import { playUnit } from '../scales.ts';
import type { Settings } from '../settings.ts';
import { BillDesk } from './billDesk.ts';
import { seedBills } from './billSeeds.ts';
import { ContractDesk } from './contractDesk.ts';
import { platformTiers, seedContracts } from './contractSeeds.ts';
import type { FigureRules, SettledTeam } from './periodFigures.ts';
import type { Team } from './team.ts';

/** Contracts between agents and what they bring, in the books of one currency. */
export interface ContractBooks {
  team: Team;
  /** What settlements read of the team. */
  settled: SettledTeam;
  desk: ContractDesk;
  bills: BillDesk;
  figureRules: () => FigureRules;
  /** How many bonuses the figures of an account's period sum. */
  bonusCount: (username: string, span: Span) => number;
  /** Tells a player of a request; agents find it in their centre. */
  announce: (contract: Contract) => void;
  /** Issues the bills of what is over and does what is due by `now` (ms). */
  settle: (now: number) => void;
}

export interface ContractBooksContext {
  readonly clock: WorldClock;
  readonly settings: Settings;
  readonly accounts: AccountBook;
  readonly messages: MessageBox;
}

/** Opens the desk with all that was agreed and settled before the world began (`begun`, ms). */
export function openContractBooks(
  world: ContractBooksContext,
  ledger: Ledger,
  team: Team,
  begun: number,
): ContractBooks {
  const { currency } = ledger;
  const { digits } = currency;
  const now = () => world.clock.now();
  const figureRules = (): FigureRules => {
    const { timeZone, activeMinimum } = world.settings;
    return { digits, timeZone, activeMinimum: BigInt(activeMinimum) * playUnit(currency) };
  };
  const desk = new ContractDesk({
    now,
    digits,
    platformTiers,
    timeZone: world.settings.timeZone,
    requestMs: world.settings.requestDays * 86_400_000,
    uplineOf: (username) => team.uplineOf(username),
  });
  const settled = settledTeam(team, world.accounts);
  const settings = () => world.settings;
  const bills = new BillDesk({ now, ledger, settings, contracts: desk, team: settled, rules: figureRules });
  seedContracts(desk, currency, begun);
  seedBills(bills, ledger, begun);
  const announce = ({ id, payee }: Contract) => {
    const account = world.accounts.find(payee);
    if (account && memberKind(String(account.type)) !== 'agent')
      world.messages.send(account, 'contract', 'contract', { contractId: id });
  };
  const bonusCount = (username: string, span: Span) => {
    const account = world.accounts.find(username);
    const everybody = settled.size(username) > 0 ? team.below(username) : account ? [account] : [];
    return everybody.reduce((sum, each) => sum + bonusesOf(team, each, span), 0);
  };
  return {
    team,
    settled,
    bonusCount,
    desk,
    bills,
    figureRules,
    announce,
    settle: (moment) => bills.settle(moment),
  };
}

const settledTeam = (team: Team, accounts: AccountBook): SettledTeam => ({
  uplineOf: (username) => team.uplineOf(username),
  size: (username) => team.size(username),
  own: (username, span) => team.own(username, span),
  team: (username, span) => team.team(username, span),
  activeMembers: (username, span, minimum) => team.activeMembers(username, span, minimum),
  bets: (username, span) => team.bets(username, span),
  ownBets: (username, span) => {
    const account = accounts.find(username);
    return account ? team.betsOf(account, span) : [];
  },
});

function bonusesOf(team: Team, account: Account, span: Span): number {
  const filter = { type: 'bonus', status: null } as const;
  const live = team.books.accountRecords.page(account.username, filter, span, { pageNo: 1, pageSize: 0 }).count;
  const invented = account.inventedPlay ? team.inventedDays(account, span) : [];
  return invented.reduce((sum, { cash }) => sum + cash.filter(({ type }) => type === 'bonus').length, live);
}
