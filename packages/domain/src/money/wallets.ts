import { addAmounts, compareAmounts } from '../base/amounts.ts';

/** The account's own wallet among those of the vendors. */
export const mainWallet = 'MAIN';

/** Money that a vendor keeps for the player. */
export interface VendorWallet {
  /** The vendor's code. */
  vendor: string;
  name: string;
  /** Decimal string; null while the vendor does not tell. */
  balance: string | null;
  open: boolean;
}

export interface Wallets {
  /** One wallet for everything: nothing is moved within. */
  single: boolean;
  currency: string | null;
  main: string | null;
  vendors: readonly VendorWallet[];
}

/** All that can be said of the total: what vendors tell, and whether one of them is silent. */
export function walletTotal({ main, vendors }: Pick<Wallets, 'main' | 'vendors'>): {
  total: string | null;
  partial: boolean;
} {
  const known = vendors.flatMap(({ balance }) => (balance === null ? [] : [balance]));
  return { total: addAmounts(main, ...known), partial: known.length < vendors.length };
}

/** The wallets that a recall of everything empties. */
export function recallable(vendors: readonly VendorWallet[]): VendorWallet[] {
  return vendors.filter(({ open, balance }) => open && balance !== null && compareAmounts(balance, '0') === 1);
}

export type WalletChoice = { kind: 'ok' } | { kind: 'same' } | { kind: 'closed'; name: string } | { kind: 'unknown' };

/** Whether money can go from one wallet to another, before any sum is named. */
export function checkWallets(from: string, to: string, { vendors }: Pick<Wallets, 'vendors'>): WalletChoice {
  if (from === to) return { kind: 'same' };
  for (const code of [from, to]) {
    if (code === mainWallet) continue;
    const wallet = vendors.find(({ vendor }) => vendor === code);
    if (!wallet) return { kind: 'unknown' };
    if (!wallet.open) return { kind: 'closed', name: wallet.name };
  }
  return { kind: 'ok' };
}

/** What the wallet that money comes from holds; null while it is unknown. */
export function walletBalance(code: string, { main, vendors }: Pick<Wallets, 'main' | 'vendors'>): string | null {
  return code === mainWallet ? main : (vendors.find(({ vendor }) => vendor === code)?.balance ?? null);
}
