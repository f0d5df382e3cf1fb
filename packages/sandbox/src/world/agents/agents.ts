import type { Account } from '../account.ts';
import { AgentContracts, type Attention } from './agentContracts.ts';
import { AgentNotices } from './agentNotices.ts';
import type { ContractBooks } from './contractBooks.ts';
import { Invitations } from './invitations.ts';
import { RebateIncome } from './rebateIncome.ts';
import { RebateRates } from './rebateRates.ts';
import type { Team } from './team.ts';
import { isAgent } from './teamTree.ts';
import type { TeamContext } from './teamTypes.ts';

/** One thing that was done to a downline; `by` is a username, null for the platform. */
export interface DownlineEvent {
  at: number;
  by: string | null;
  what: string;
  detail: string | null;
}

/** What the agent centre shows beside the figures of the team; contracts and bills answer through `contracts`. */
export class Agents {
  readonly team: Team;
  readonly rates: RebateRates;
  readonly income: RebateIncome;
  readonly invitations: Invitations;
  readonly notices: AgentNotices;
  readonly contracts: AgentContracts;
  readonly #world: TeamContext;
  readonly #events = new Map<string, DownlineEvent[]>();

  /** `begun` is when the world began, ms; the books of contracts are opened when first asked for. */
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
