import { cleanNumber } from '../base/numbers.ts';
import {
  etherShape,
  ibanShape,
  isCardNumber,
  isEtherAddress,
  isIban,
  isTronAddress,
  tronShape,
} from './checkDigits.ts';

/** Ways to pay in. */
export const depositKinds = ['bank', 'qr', 'wallet', 'card', 'crypto'] as const;

export const payeeKinds = ['bank', 'wallet', 'crypto'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

export interface Payee {
  id: string;
  kind: PayeeKind;
  provider: string;
  providerName: string;
  holder: string | null;
  number: string;
  currency: string | null;
}

export interface PayeeDraft {
  kind: PayeeKind;
  provider: string;
  holder: string;
  number: string;
}

/**
 * `other-network`: an address of another network than the chosen one. The checks name the digits that do not fit: of an
 * address, an IBAN or a card.
 */
export const payeeIssues = [
  'required',
  'malformed',
  'other-network',
  'address-check',
  'iban-check',
  'card-check',
] as const;
export type PayeeIssue = (typeof payeeIssues)[number];
export type PayeeIssues = Partial<Record<'provider' | 'holder' | 'number', PayeeIssue>>;

export const mostPayees = 5;

/** Validates a payee by field; blockchain addresses have no holder. */
export function checkPayee(draft: PayeeDraft): PayeeIssues {
  const issues: PayeeIssues = {};
  if (draft.provider === '') issues.provider = 'required';
  if (draft.kind !== 'crypto' && draft.holder.trim() === '') issues.holder = 'required';
  const number = payeeNumber(draft);
  const issue = number === '' ? 'required' : numberIssues[draft.kind](number, draft.provider);
  if (issue) issues.number = issue;
  return issues;
}

/** Reads the number or address of a payee as people write it: separators, a scheme and the word IBAN are dropped. */
export function payeeNumber({ kind, number }: Pick<PayeeDraft, 'kind' | 'number'>): string {
  const clean = cleanNumber(number);
  if (kind === 'crypto') return clean.replace(/^0X/, '0x');
  return kind === 'bank' ? clean.toUpperCase().replace(/^IBAN(?=[A-Z]{2}\d{2})/, '') : clean;
}

/** Reports whether two numbers are one payee's; in Ethereum's addresses case is only a check. */
export const isSameNumber = (one: string, other: string): boolean =>
  one === other || (etherShape.test(one) && one.toLowerCase() === other.toLowerCase());

const numberIssues: Readonly<Record<PayeeKind, (number: string, provider: string) => PayeeIssue | null>> = {
  bank: bankIssue,
  wallet: (number) => (/^\+?[0-9]{6,20}$/.test(number) ? null : 'malformed'),
  crypto: addressIssue,
};

/** Providers whose numbers are those of cards, by their codes. */
const card = /(?:^|[^A-Z])(?:CRD|CARD)(?:[^A-Z]|$)/i;

function bankIssue(number: string, provider: string): PayeeIssue | null {
  if (card.test(provider)) {
    if (!/^\d{12,19}$/.test(number)) return 'malformed';
    return isCardNumber(number) ? null : 'card-check';
  }
  if (ibanShape.test(number)) return isIban(number) ? null : 'iban-check';
  return /^[0-9A-Z]{8,34}$/.test(number) ? null : 'malformed';
}

interface Network {
  /** Providers of the network, by their codes. */
  codes: RegExp;
  shape: RegExp;
  isSound: (address: string) => boolean;
}

const networks: readonly Network[] = [
  { codes: /TRC-?20|TRX|TRON/i, shape: tronShape, isSound: isTronAddress },
  { codes: /ERC-?20|BEP-?20|ETH|BSC|POLYGON/i, shape: etherShape, isSound: isEtherAddress },
];

/** A provider that names no network may have either; other chains have shapes of their own. */
function addressIssue(address: string, provider: string): PayeeIssue | null {
  const chosen = networks.find(({ codes }) => codes.test(provider));
  const shaped = networks.find(({ shape }) => shape.test(address));
  if (!shaped) return 'malformed';
  if (chosen && shaped !== chosen) return 'other-network';
  return shaped.isSound(address) ? null : 'address-check';
}
