import { type Contract, memberKind, type Span } from '@baize/domain';
import type { Account } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import type { WorldClock } from '../base/clock.ts';
import { playUnit } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';
import type { MessageBox } from '../content/messageBox.ts';
import type { Ledger } from '../money/ledger.ts';
import { seedBills } from './billSeeds.ts';
import { BillService } from './billService.ts';
import { platformTiers, seedContracts } from './contractSeeds.ts';
import { ContractService } from './contractService.ts';
import type { FigureRules, SettledTeam } from './periodFigures.ts';
import type { Team } from './team.ts';
import { isWithin, welcomeGift } from './teamFigures.ts';

export interface ContractBooks {
  team: Team;
  settled: SettledTeam;
  service: ContractService;
  bills: BillService;
  figureRules: () => FigureRules;
  bonusCount: (username: string, span: Span) => number;
  announce: (contract: Contract) => void;
  settle: (now: number) => void;
}

export interface ContractBooksContext {
  readonly clock: WorldClock;
  readonly settings: Settings;
  readonly accounts: AccountBook;
  readonly messages: MessageBox;
}

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
  const service = new ContractService({
    now,
    digits,
    platformTiers,
    timeZone: world.settings.timeZone,
    requestMs: world.settings.requestDays * 86_400_000,
    uplineOf: (username) => team.uplineOf(username),
  });
  const settled = settledTeam(team, world.accounts);
  const settings = () => world.settings;
  const bills = new BillService({ now, ledger, settings, contracts: service, team: settled, rules: figureRules });
  seedContracts(service, currency, begun);
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
    service,
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
  const { count } = team.books.accountRecords.page(account.username, filter, span, { pageNo: 1, pageSize: 0 });
  const gift = welcomeGift(team.books, account.username);
  const live = gift && isWithin(gift, span) ? count - 1 : count;
  const invented = account.inventedPlay ? team.inventedDays(account, span) : [];
  return invented.reduce((sum, { cash }) => sum + cash.filter(({ type }) => type === 'bonus').length, live);
}
