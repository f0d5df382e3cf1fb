import type { ContractKind, Span } from '@baize/domain';
import type { agentAttention, WireOf } from '@baize/gateway';
import type { Account } from '../account.ts';
import { AgentNotices } from './agentNotices.ts';
import { Invitations } from './invitations.ts';
import { RebateIncome } from './rebateIncome.ts';
import { RebateRates } from './rebateRates.ts';
import type { Team, TeamContext } from './team.ts';
import { isAgent } from './teamTree.ts';

export type Attention = NonNullable<WireOf<typeof agentAttention>['items']>[number];
export type ContractCounts = Readonly<Record<ContractKind, number>>;

/** A line of income that a contract brought, or took where it went to a downline (below zero). */
export interface ContractIncome extends Span {
  id: string;
  source: ContractKind;
  at: number;
  /** The downline that it went to; null for the agent's own contract. */
  member: Account | null;
  amount: bigint;
  billId: string;
}

/** What the desk of contracts and bills tells the rest of the agent centre. */
export interface AgentContracts {
  attentionOf: (account: Account) => readonly Attention[];
  /** What waits for the account, by kind. */
  countsOf: (account: Account) => ContractCounts;
  /** How the contracts stand that a downline was given; null without one. */
  stateOf: (payee: string) => 'requested' | 'active' | 'terminating' | null;
  contractsOf: (payee: string) => readonly { kind: ContractKind; contractId: string; state: string }[];
  /** The latest first. */
  incomeOf: (account: Account, span: Span) => readonly ContractIncome[];
}

const noContracts: AgentContracts = {
  attentionOf: () => [],
  countsOf: () => ({ dividend: 0, 'daily-salary': 0, 'hourly-salary': 0, 'realtime-salary': 0 }),
  stateOf: () => null,
  contractsOf: () => [],
  incomeOf: () => [],
};

/** One thing that was done to a downline; `by` is a username, null for the platform. */
export interface DownlineEvent {
  at: number;
  by: string | null;
  what: string;
  detail: string | null;
}

/** Everything of the agent centre but contracts and bills, which answer through `contracts`. */
export class Agents {
  readonly team: Team;
  readonly rates: RebateRates;
  readonly income: RebateIncome;
  readonly invitations: Invitations;
  readonly notices: AgentNotices;
  contracts: AgentContracts = noContracts;
  readonly #world: TeamContext;
  readonly #events = new Map<string, DownlineEvent[]>();

  /** `begun` is when the world began, ms. */
  constructor(world: TeamContext, team: Team, begun: number) {
    const now = () => world.clock.now();
    this.#world = world;
    this.team = team;
    this.rates = new RebateRates(world.seed, world.accounts, now);
    this.income = new RebateIncome(team, this.rates, begun);
    this.invitations = new Invitations(world.seed, now);
    this.notices = new AgentNotices(begun);
  }

  /** Begins to pay an agent who has logged in. */
  open(account: Account): void {
    if (isAgent(account)) this.income.open(account);
  }

  settle(): void {
    this.income.settle();
  }

  /** What waits for an account, the soonest deadline first. */
  attentionOf(account: Account): readonly Attention[] {
    const rebate = this.rates.open(account.username);
    const own: readonly Attention[] = rebate
      ? [
          {
            kind: 'answer-rebate',
            requestId: rebate.id,
            name: rebate.payer,
            from: rebate.from,
            to: rebate.to,
            until: rebate.expiresAt,
          },
        ]
      : [];
    return [...own, ...this.contracts.attentionOf(account)].sort((a, b) => Number(a.until) - Number(b.until));
  }

  note(downline: string, by: string | null, what: string, detail: string | null = null): void {
    const events = this.#events.get(downline) ?? [];
    events.unshift({ at: this.#world.clock.now(), by, what, detail });
    this.#events.set(downline, events);
  }

  /** What was done to a downline, the latest first. */
  eventsOf(downline: string): readonly DownlineEvent[] {
    return this.#events.get(downline) ?? [];
  }
}
