import { type Contract, memberKind, toMinor } from '@baize/domain';
import type { AccountBook } from '../accounts.ts';
import type { WorldClock } from '../clock.ts';
import type { Ledger } from '../ledger.ts';
import type { MessageBox } from '../messageBox.ts';
import type { Settings } from '../settings.ts';
import { BillDesk } from './billDesk.ts';
import { seedBills } from './billSeeds.ts';
import { ContractDesk } from './contractDesk.ts';
import { platformTiers, seedContracts } from './contractSeeds.ts';
import type { FigureRules, SettledTeam } from './periodFigures.ts';

/** Contracts between agents and what they bring, in the books of one currency. */
export interface AgentDesk {
  team: Team;
  contracts: ContractDesk;
  bills: BillDesk;
  figureRules: () => FigureRules;
  /** Tells a player of a request; agents find it in their centre. */
  announce: (contract: Contract) => void;
  /** Issues the bills of what is over and does what is due by `now` (ms). */
  settle: (now: number) => void;
}

export interface AgentDeskContext {
  readonly clock: WorldClock;
  readonly settings: Settings;
  readonly accounts: AccountBook;
  readonly messages: MessageBox;
}

/** Opens the desk with all that was agreed and settled before the world began (`begun`, ms). */
export function openAgentDesk(world: AgentDeskContext, ledger: Ledger, team: Team, begun: number): AgentDesk {
  const { digits } = ledger.currency;
  const now = () => world.clock.now();
  const figureRules = (): FigureRules => {
    const { timeZone, activeMinimum } = world.settings;
    return { digits, timeZone, activeMinimum: toMinor(String(activeMinimum), digits) ?? 0n };
  };
  const contracts = new ContractDesk({
    now,
    digits,
    platformTiers,
    timeZone: world.settings.timeZone,
    requestMs: world.settings.requestDays * 86_400_000,
    uplineOf: (username) => team.uplineOf(username),
  });
  const settled = settledTeam(team);
  const settings = () => world.settings;
  const bills = new BillDesk({ now, ledger, settings, contracts, team: settled, rules: figureRules });
  seedContracts(contracts, begun);
  seedBills(bills, ledger, begun);
  const announce = ({ id, payee }: Contract) => {
    const account = world.accounts.find(payee);
    if (account && memberKind(String(account.type)) !== 'agent')
      world.messages.send(account, 'contract', 'contract', id);
  };
  return { team, contracts, bills, figureRules, announce, settle: (moment) => bills.settle(moment) };
}
