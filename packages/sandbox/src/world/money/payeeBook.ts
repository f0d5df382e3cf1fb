import { checkPayee, isSameNumber, mostPayees, type PayeeDraft, type PayeeKind, payeeNumber } from '@baize/domain';
import type { Account } from '../account/account.ts';

export interface KeptPayee {
  id: string;
  kind: PayeeKind;
  provider: string;
  holder: string | null;
  number: string;
}

export const payeeProviders: readonly { kind: PayeeKind; code: string; name: string }[] = [
  { kind: 'bank', code: 'TSL', name: 'Tessel Bank' },
  { kind: 'bank', code: 'HRB', name: 'Harbourstone Bank' },
  { kind: 'bank', code: 'MWB', name: 'Merrowick Bank' },
  { kind: 'bank', code: 'CRD', name: 'Ombre Card' },
  { kind: 'wallet', code: 'QLP', name: 'Quillpay' },
  { kind: 'wallet', code: 'LRK', name: 'Larkwallet' },
  { kind: 'crypto', code: 'TRC20', name: 'USDT (TRC20)' },
  { kind: 'crypto', code: 'ERC20', name: 'USDT (ERC20)' },
];

export const providerName = (code: string): string =>
  payeeProviders.find((provider) => provider.code === code)?.name ?? code;

const seeds: Readonly<Record<string, readonly Omit<KeptPayee, 'id' | 'holder'>[]>> = {
  'demo.member': [
    { kind: 'bank', provider: 'TSL', number: 'PK14TSLB0000001123454471' },
    { kind: 'wallet', provider: 'QLP', number: '+923001234567' },
    { kind: 'crypto', provider: 'TRC20', number: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' },
  ],
  'demo.vip': [{ kind: 'bank', provider: 'MWB', number: '004410098812' }],
  'demo.pending': [{ kind: 'bank', provider: 'HRB', number: '118200457790' }],
};

/** Payees by player, with a count of changes, because a change voids earlier quotes. */
export class PayeeBook {
  readonly #kept = new Map<string, KeptPayee[]>();
  readonly #changes = new Map<string, number>();
  #next = 1;

  of({ username, payeeName }: Pick<Account, 'username' | 'payeeName'>): readonly KeptPayee[] {
    const kept = this.#kept.get(username);
    if (kept) return kept;
    const first = (seeds[username] ?? []).map((seed) => ({
      ...seed,
      id: this.#newId(),
      holder: seed.kind === 'crypto' ? null : (payeeName ?? username),
    }));
    this.#kept.set(username, first);
    return first;
  }

  version(username: string): number {
    return this.#changes.get(username) ?? 0;
  }

  /**
   * Adds a payee; null if invalid, duplicate, above the limit or in another's name. The first holder becomes the
   * account's.
   */
  add(account: Account, draft: PayeeDraft): KeptPayee | null {
    const known = payeeProviders.some(({ kind, code }) => kind === draft.kind && code === draft.provider);
    if (!known || Object.keys(checkPayee(draft)).length > 0) return null;
    const own = this.of(account);
    const number = payeeNumber(draft);
    if (own.length >= mostPayees || own.some((other) => isSameNumber(other.number, number))) return null;
    const holder = draft.kind === 'crypto' ? null : draft.holder.trim();
    if (holder !== null && account.payeeName !== null && !sameName(holder, account.payeeName)) return null;
    if (holder !== null) account.payeeName ??= holder;
    const { kind, provider } = draft;
    const payee = { id: this.#newId(), kind, provider, holder, number };
    this.#change(account.username, [...own, payee]);
    return payee;
  }

  remove(account: Account, id: string): boolean {
    const own = this.of(account);
    const rest = own.filter((payee) => payee.id !== id);
    if (rest.length < own.length) this.#change(account.username, rest);
    return rest.length < own.length;
  }

  #change(username: string, payees: KeptPayee[]): void {
    this.#kept.set(username, payees);
    this.#changes.set(username, this.version(username) + 1);
  }

  #newId(): string {
    const id = `payee-${this.#next}`;
    this.#next += 1;
    return id;
  }
}

const sameName = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`;
