import { lesser, mainWallet } from '@baize/domain';
import type { Settings } from '../base/settings.ts';
import { allVendors, vendorsOf } from '../games/vendors.ts';
import type { Ledger } from './ledger.ts';

/** Vendors without wallets, which use the account's own. */
const withoutWallet = new Set(['FB']);

export const walletAccount = (username: string, vendor: string): string =>
  vendor === mainWallet ? username : `wallet:${vendor}:${username}`;

export interface WalletOfVendor {
  vendor: string;
  name: string;
  open: boolean;
  minor: bigint;
}

/** Returns a player's vendor wallets in the platform's order; none with a single wallet. */
export function vendorWallets(
  { singleWallet, stressVendors }: Settings,
  ledger: Ledger,
  username: string,
): readonly WalletOfVendor[] {
  if (singleWallet) return [];
  return allVendors
    .filter(({ code, gameType, family }) => {
      const shown = vendorsOf(gameType, stressVendors).some((vendor) => vendor.code === code);
      return shown && !withoutWallet.has(family ?? '');
    })
    .map(({ code, name, maintenance }) => ({
      vendor: code,
      name,
      open: !maintenance,
      minor: ledger.balance(walletAccount(username, code)),
    }));
}

export function wholeBalance(settings: Settings, ledger: Ledger, username: string): bigint {
  return vendorWallets(settings, ledger, username).reduce((sum, { minor }) => sum + minor, ledger.balance(username));
}

/** Returns what can be staked with a vendor: the main wallet plus the vendor's. */
export function playable(ledger: Ledger, username: string, vendor: string): bigint {
  return ledger.balance(username) + ledger.balance(walletAccount(username, vendor));
}

/** Moves money from the vendor's wallet to the main one first, as far as needed for a stake. */
export function fetchStake(
  ledger: Ledger,
  username: string,
  vendor: string,
  stake: { amount: bigint; key: string; at: number },
): void {
  const wallet = walletAccount(username, vendor);
  const kept = ledger.balance(wallet);
  const amount = lesser(kept, stake.amount);
  if (amount === 0n) return;
  const { key, at } = stake;
  ledger.post({ key: `${key}:fetch`, kind: 'transfer', from: wallet, to: username, amount, at, reference: vendor });
}
