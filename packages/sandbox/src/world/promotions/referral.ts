import { memberKind } from '@baize/domain';
import type { Account } from '../account/account.ts';

export const referralTiers = [
  { friends: 1, rate: '0.10' },
  { friends: 5, rate: '0.15' },
  { friends: 20, rate: '0.20' },
  { friends: 50, rate: '0.30' },
] as const;

export const inviterOf = (accounts: readonly Account[], code: string): Account | null =>
  accounts.find((account) => referralCode(account) === code.trim().toUpperCase()) ?? null;

export const referralCode = (account: Account | null): string | null =>
  account && memberKind(String(account.type)) !== 'trial' ? `BZ${account.id.replace(/\D/g, '').slice(-6)}` : null;
