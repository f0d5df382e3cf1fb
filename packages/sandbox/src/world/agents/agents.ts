import type { Account } from '../account/account.ts';
import { AgentContracts, type Attention } from './agentContracts.ts';
import { AgentNotices } from './agentNotices.ts';
import type { ContractBooks } from './contractBooks.ts';
import { Invitations } from './invitations.ts';
import { RebateIncome } from './rebateIncome.ts';
import { RebateRates } from './rebateRates.ts';
import type { Team } from './team.ts';
import { isAgent } from './teamTree.ts';
import type { TeamContext } from './teamTypes.ts';

/** Action on a downline; `by` is a username, null for the platform. */
export interface DownlineEvent {
  at: number;
  by: string | null;
  what: string;
  detail: string | null;
}

export class Agents {
  readonly team: Team;
  readonly rates: RebateRates;
  readonly income: RebateIncome;
  readonly invitations: Invitations;
  readonly notices: AgentNotices;
  readonly contracts: AgentContracts;
  readonly #world: TeamContext;
  readonly #events = new Map<string, DownlineEvent[]>();

  /** Opens the contract books lazily; `begun` is when the world began, in milliseconds. */
  constructor(world: TeamContext, team: Team, { begun, books }: { begun: number; books: () => ContractBooks }) {
    const now = () => world.clock.now();
    this.#world = world;
    this.team = team;
    this.contracts = new AgentContracts(books, world.accounts, now);
    this.rates = new RebateRates(world.seed, world.accounts, now);
    this.income = new RebateIncome(team, this.rates, begun);
    this.invitations = new Invitations(world.seed, now);
    this.notices = new AgentNotices(begun);
  }

  open(account: Account): void {
    if (isAgent(account)) this.income.open(account);
  }

  settle(): void {
    this.income.settle();
  }

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

  eventsOf(downline: string): readonly DownlineEvent[] {
    return this.#events.get(downline) ?? [];
  }
}
