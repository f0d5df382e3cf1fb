import { lesser, mainWallet } from '@baize/domain';
import type { Ledger } from './ledger.ts';
import type { Settings } from './settings.ts';
import { allVendors, vendorsOf } from './vendors.ts';

/** Vendors that keep no money of players: what they take comes from the account's own wallet. */
const withoutWallet = new Set(['FB']);

/** The account of the ledger that holds a player's money with a vendor. */
export const walletAccount = (username: string, vendor: string): string =>
  vendor === mainWallet ? username : `wallet:${vendor}:${username}`;

export interface WalletOfVendor {
  vendor: string;
  name: string;
  open: boolean;
  minor: bigint;
}

/** A player's wallets with vendors, in the platform's order; none of a merchant that has one for everything. */
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

/** All that a player has, with vendors too, open or not. */
export function wholeBalance(settings: Settings, ledger: Ledger, username: string): bigint {
  return vendorWallets(settings, ledger, username).reduce((sum, { minor }) => sum + minor, ledger.balance(username));
}

/** What can be staked with a vendor: the account's own money, and what that vendor keeps of it. */
export function playable(ledger: Ledger, username: string, vendor: string): bigint {
  return ledger.balance(username) + ledger.balance(walletAccount(username, vendor));
}

/** Takes a stake's money out of the vendor's wallet first, as far as it goes, so that it can be staked. */
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
