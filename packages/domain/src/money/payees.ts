/** Where a withdrawal can go. */
export const payeeKinds = ['bank', 'wallet', 'crypto'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

/** A place to receive money, as it is shown: its number only in part. */
export interface Payee {
  id: string;
  kind: PayeeKind;
  /** Code and name of the bank, the wallet or the network. */
  provider: string;
  providerName: string;
  holder: string | null;
  /** Masked by the platform. */
  number: string;
  /** What arrives there: null for the account's own currency. */
  currency: string | null;
}

export interface PayeeDraft {
  kind: PayeeKind;
  provider: string;
  holder: string;
  number: string;
}

export type PayeeIssue = 'required' | 'malformed';
export type PayeeIssues = Partial<Record<'provider' | 'holder' | 'number', PayeeIssue>>;

export const mostPayees = 5;

const shapes: Readonly<Record<PayeeKind, RegExp>> = {
  bank: /^[0-9A-Z]{8,34}$/,
  wallet: /^\+?[0-9]{6,20}$/,
  crypto: /^(?:T[1-9A-HJ-NP-Za-km-z]{33}|0x[0-9a-fA-F]{40})$/,
};

/** What is wrong with a place to receive money, by field; empty when nothing is. An address of a chain has no holder. */
export function checkPayee(draft: PayeeDraft): PayeeIssues {
  const issues: PayeeIssues = {};
  if (draft.provider === '') issues.provider = 'required';
  if (draft.kind !== 'crypto' && draft.holder.trim() === '') issues.holder = 'required';
  const number = payeeNumber(draft);
  if (number === '') issues.number = 'required';
  else if (!shapes[draft.kind].test(number)) issues.number = 'malformed';
  return issues;
}

/** The number as it is sent: people write account numbers in groups. */
export function payeeNumber({ kind, number }: Pick<PayeeDraft, 'kind' | 'number'>): string {
  const joined = number.replace(/[\s-]/g, '');
  return kind === 'bank' ? joined.toUpperCase() : joined;
}
