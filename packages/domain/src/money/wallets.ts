import { addAmounts, compareAmounts } from '../base/amounts.ts';

export const mainWallet = 'MAIN';

/** Wallet held by a vendor; `balance` is a decimal string, null if the vendor does not report it. */
export interface VendorWallet {
  vendor: string;
  name: string;
  balance: string | null;
  open: boolean;
}

export interface Wallets {
  /** True if one wallet serves all vendors, so there are no internal transfers. */
  single: boolean;
  currency: string | null;
  main: string | null;
  vendors: readonly VendorWallet[];
}

/** Sums the known balances; `partial` if a vendor does not report one. */
export function walletTotal({ main, vendors }: Pick<Wallets, 'main' | 'vendors'>): {
  total: string | null;
  partial: boolean;
} {
  const known = vendors.flatMap(({ balance }) => (balance === null ? [] : [balance]));
  return { total: addAmounts(main, ...known), partial: known.length < vendors.length };
}

export function recallable(vendors: readonly VendorWallet[]): VendorWallet[] {
  return vendors.filter(({ open, balance }) => open && balance !== null && compareAmounts(balance, '0') === 1);
}

export type WalletChoice = { kind: 'ok' } | { kind: 'same' } | { kind: 'closed'; name: string } | { kind: 'unknown' };

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

export function walletBalance(code: string, { main, vendors }: Pick<Wallets, 'main' | 'vendors'>): string | null {
  return code === mainWallet ? main : (vendors.find(({ vendor }) => vendor === code)?.balance ?? null);
}
