import type { Account } from '../account/account.ts';
import { hash } from '../base/random.ts';
import type { Ledger } from '../money/ledger.ts';

const day = 86_400_000;

export type InvitationState = 'open' | 'used-up' | 'expired' | 'disabled';

export interface Invitation {
  id: string;
  agent: string;
  label: string;
  code: string;
  who: 'agent' | 'player';
  rebate: string;
  madeAt: number;
  expiresAt: number | null;
  most: number | null;
  visits: number;
  accounts: string[];
  disabled: boolean;
}

export type NewInvitation = Pick<Invitation, 'label' | 'who' | 'rebate' | 'most'> & { days: number | null };

interface Seed {
  label: string;
  who: Invitation['who'];
  rebate: string;
  ageDays: number;
  days: number | null;
  most: number | null;
  visits: number;
  accounts: readonly string[];
  disabled?: true;
}

/** Seeded links of the first demo agent, one in each state, used by accounts of its team. */
const seeds: readonly Seed[] = [
  {
    label: 'Friends',
    who: 'player',
    rebate: '1.00',
    ageDays: 200,
    days: 365,
    most: null,
    visits: 214,
    accounts: ['dunya', 'edvin'],
  },
  {
    label: 'Partners',
    who: 'agent',
    rebate: '1.50',
    ageDays: 220,
    days: null,
    most: 1,
    visits: 37,
    accounts: ['cato'],
  },
  { label: 'Summer', who: 'player', rebate: '0.80', ageDays: 190, days: 90, most: 100, visits: 96, accounts: [] },
  {
    label: 'Old page',
    who: 'player',
    rebate: '0.50',
    ageDays: 210,
    days: null,
    most: null,
    visits: 12,
    accounts: [],
    disabled: true,
  },
];

export class Invitations {
  readonly #seed: string;
  readonly #now: () => number;
  readonly #all: Invitation[] = [];

  constructor(seed: string, now: () => number) {
    this.#seed = seed;
    this.#now = now;
    for (const { ageDays, days, visits, accounts, disabled = false, ...terms } of seeds) {
      const madeAt = now() - ageDays * day;
      const made = this.#add('demo.agent', { ...terms, days }, madeAt);
      Object.assign(made, { visits, disabled, accounts: [...accounts] });
    }
  }

  of(agent: string): readonly Invitation[] {
    return this.#all.filter((one) => one.agent === agent).sort((a, b) => b.madeAt - a.madeAt);
  }

  make(agent: string, asked: NewInvitation): Invitation {
    return this.#add(agent, asked, this.#now());
  }

  disable(agent: string, id: string): Invitation | null {
    const found = this.#all.find((one) => one.id === id && one.agent === agent);
    if (found) found.disabled = true;
    return found ?? null;
  }

  find(code: string): Invitation | null {
    const wanted = code.trim().toUpperCase();
    return this.#all.find((one) => one.code === wanted) ?? null;
  }

  ofAccount({ username }: Pick<Account, 'username'>): Invitation | null {
    return this.#all.find(({ accounts }) => accounts.includes(username)) ?? null;
  }

  stateOf({ disabled, expiresAt, most, accounts }: Invitation): InvitationState {
    if (disabled) return 'disabled';
    if (most !== null && accounts.length >= most) return 'used-up';
    return expiresAt !== null && expiresAt <= this.#now() ? 'expired' : 'open';
  }

  deposited({ accounts }: Invitation, ledger: Ledger): number {
    return accounts.filter((name) => ledger.posted(name).some(({ kind }) => kind === 'deposit')).length;
  }

  #add(agent: string, { days, ...terms }: NewInvitation, madeAt: number): Invitation {
    const number = this.#all.length + 1;
    const made = {
      ...terms,
      id: `IV${String(number).padStart(4, '0')}`,
      agent,
      code: codeOf(`${this.#seed} invitation ${number}`),
      madeAt,
      expiresAt: days === null ? null : madeAt + days * day,
      visits: 0,
      accounts: [],
      disabled: false,
    };
    this.#all.push(made);
    return made;
  }
}

/** Returns eight characters whose prefix no player's referral code has. */
const codeOf = (key: string): string => `AG${hash(key).toString(36).toUpperCase().padStart(7, '0').slice(-6)}`;
