import { fromMinor, isResting } from '@baize/domain';
import type { Account } from '../world/account/account.ts';
import type { EntryKind } from '../world/money/ledger.ts';
import { vendorWallets } from '../world/money/vendorWallets.ts';
import { clubName } from '../world/promotions/vip.ts';
import type { World } from '../world/world.ts';

const pageSize = 50;

export const accountTypes: Readonly<Record<number, string>> = {
  1: 'agent',
  3: 'player',
  4: 'trial account',
  41: 'agent',
  42: 'agent',
};

export function accountState(world: World, account: Account) {
  const ledger = world.ledger();
  const { currency } = ledger;
  const { username, rankLevel, type, rest } = account;
  return {
    username,
    id: account.id,
    nickname: account.nickname,
    type,
    kind: accountTypes[type] ?? 'player',
    rankLevel,
    rankName: clubName(rankLevel),
    upline: account.upline,
    openedAt: world.accounts.openedAt(account),
    currency: currency.code,
    digits: currency.digits,
    balance: fromMinor(ledger.balance(username), currency.digits),
    wallets: vendorWallets(world.settings, ledger, username)
      .filter(({ minor }) => minor > 0n)
      .map(({ vendor, name, minor }) => ({ vendor, name, amount: fromMinor(minor, currency.digits) })),
    flags: {
      verified: !account.unknownAddress,
      passwordDue: account.firstLogin || account.passwordExpired,
      trial: type === 4,
      closed: account.closedAt !== null,
    },
    rest: isResting(rest, world.clock.now()) ? rest : null,
    limits: account.limits.length,
  };
}

export type AccountState = ReturnType<typeof accountState>;

export interface LedgerLine {
  posting: number;
  at: number;
  kind: EntryKind;
  /** Signed decimal string. */
  amount: string;
  after: string;
  reference: string;
}

/** Returns every entry of an account with its running balance, oldest first. */
export function ledgerLines(world: World, username: string): readonly LedgerLine[] {
  const ledger = world.ledger();
  const { digits } = ledger.currency;
  let sum = 0n;
  return ledger.entries(username).map(({ posting, at, kind, amount, reference }) => {
    sum += amount;
    return { posting, at, kind, amount: fromMinor(amount, digits), after: fromMinor(sum, digits), reference };
  });
}

interface LedgerAsked {
  /** Kind to filter by; empty for all. */
  kind: string;
  page: number;
}

export function ledgerPage(world: World, username: string, { kind, page }: LedgerAsked) {
  const all = ledgerLines(world, username);
  const found = all.filter((entry) => kind === '' || entry.kind === kind).toReversed();
  return { ...pageOf(found, page), kinds: [...new Set(all.map((entry) => entry.kind))].sort() };
}

export function accountPage(world: World, { name, page }: { name: string; page: number }) {
  const wanted = name.trim().toLowerCase();
  // Reading the books creates the teams of signed-in agents.
  world.ledger();
  const found = world.accounts.all().filter(({ username }) => username.includes(wanted));
  const { items, ...rest } = pageOf(found, page);
  return { ...rest, items: items.map((account) => accountState(world, account)) };
}

function pageOf<Item>(all: readonly Item[], page: number) {
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  return { items: all.slice((shown - 1) * pageSize, shown * pageSize), total: all.length, page: shown, pages };
}
