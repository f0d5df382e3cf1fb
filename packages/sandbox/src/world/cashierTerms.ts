import {
  type Currency,
  fromMinor,
  greater,
  type MoneyTerms,
  type MovementKind,
  mainWallet,
  tightestLimit,
  toMinor,
} from '@baize/domain';
import { type Account, isOnBreak } from './accounts.ts';
import { showsPromotions } from './brands.ts';
import type { CashMovement } from './cashMovement.ts';
import { depositBonuses, depositMethods, inUnits, type Method, noteUnits, payoutRate, usdt } from './depositMethods.ts';
import { house, type Ledger } from './ledger.ts';
import { limitStandings } from './limits.ts';
import { type KeptPayee, maskedNumber, type PayeeBook, providerName } from './payeeBook.ts';
import { vendorWallets, walletAccount } from './vendorWallets.ts';
import type { World } from './world.ts';

const day = 86_400_000;
const dailyPayouts = 500_000;
const freePayouts = 3;

/** What a player asks figures for, by the fields of the call. */
export interface Ask {
  kind: MovementKind;
  amount: string | null;
  method: string | null;
  promotion: string | null;
  payee: string | null;
  from: string | null;
  to: string | null;
}

export interface Route {
  terms: MoneyTerms;
  /** Null asks for the sum that the terms themselves name. */
  amount: string | null;
  currency: string | null;
  receivedCurrency: string | null;
  /** In words, as the record shows them. */
  from: string | null;
  to: string | null;
  method: Method | null;
  /** Accounts of the ledger that the sum leaves, with how much of it, and where it goes. */
  legs: readonly { from: string; to: string; amount: bigint | 'all' }[];
}

export type Routing =
  | { ok: true; route: Route }
  | { ok: false; code: 'not-found' | 'channel-closed' | 'on-a-break' | 'not-allowed' };

export interface Asked {
  world: World;
  ledger: Ledger;
  payees: PayeeBook;
  account: Account;
  movements: readonly CashMovement[];
  /** Bets still to be made, in minor units. */
  owed: bigint;
}

/** Under which terms a movement could be made now, or why there are none. */
export function routeOf(ask: Ask, asked: Asked): Routing {
  switch (ask.kind) {
    case 'deposit':
      return depositRoute(ask, asked);
    case 'withdrawal':
      return withdrawalRoute(ask, asked);
    case 'upline':
      return uplineRoute(ask, asked);
    case 'wallet':
      return walletRoute(ask, asked);
    case 'recall':
      return recallRoute(ask, asked);
  }
}

const no = (code: Extract<Routing, { ok: false }>['code']): Routing => ({ ok: false, code });

function depositRoute({ amount, method: code, promotion }: Ask, asked: Asked): Routing {
  const { world, account, ledger } = asked;
  const { currency } = ledger;
  if (isOnBreak(account, world.clock.now())) return no('on-a-break');
  const method = depositMethods(currency, world.settings).find((one) => one.code === code);
  const bonus = promotion === null ? null : bonusesFor(asked).find(({ id }) => id === promotion);
  if (!method || bonus === undefined) return no('not-found');
  if (method.closed) return no('channel-closed');
  const terms: MoneyTerms = {
    ...plain(currency),
    digits: method.digits,
    min: inUnits(method.min, method),
    max: inUnits(method.max, method),
    limitLeft: depositLeft(asked),
    limited: 'received',
    turnover: 1,
    fee: method.fee,
    rate: method.rate,
    bonus,
  };
  const legs = [{ from: house('bank'), to: account.username, amount: 'all' as const }];
  const inMethods = { currency: method.currency, receivedCurrency: currency.code };
  return { ok: true, route: { terms, amount, ...inMethods, from: method.name, to: null, method, legs } };
}

function withdrawalRoute({ amount, payee: id }: Ask, asked: Asked): Routing {
  const payee = asked.payees.of(asked.account).find((one) => one.id === id);
  if (!payee) return no('not-found');
  const terms = withdrawalTerms(asked, payee);
  if (terms === null) return no('channel-closed');
  const { code } = asked.ledger.currency;
  const legs = [{ from: asked.account.username, to: house('withdrawals'), amount: 'all' as const }];
  const to = `${providerName(payee.provider)} ${maskedNumber(payee.number)}`;
  const receivedCurrency = payee.kind === 'crypto' ? usdt.code : code;
  return { ok: true, route: { terms, amount, currency: code, receivedCurrency, from: null, to, method: null, legs } };
}

function uplineRoute({ amount }: Ask, asked: Asked): Routing {
  const { account, ledger } = asked;
  if (!account.toUpline || account.upline === null) return no('not-allowed');
  const { code } = ledger.currency;
  const legs = [{ from: account.username, to: account.upline, amount: 'all' as const }];
  const to = maskedName(account.upline);
  const route = { amount, currency: code, receivedCurrency: code, from: null, to, method: null, legs };
  return { ok: true, route: { terms: uplineTerms(asked), ...route } };
}

function walletRoute({ amount, from, to }: Ask, { world, account, ledger }: Asked): Routing {
  if (world.settings.singleWallet) return no('not-allowed');
  if (from === null || to === null || from === to) return no('not-found');
  const vendors = vendorWallets(world, ledger, account.username);
  const names: string[] = [];
  for (const code of [from, to]) {
    if (code === mainWallet) continue;
    const wallet = vendors.find((one) => one.vendor === code);
    if (!wallet) return no('not-found');
    if (!wallet.open) return no('channel-closed');
    names.push(wallet.name);
  }
  if (to !== mainWallet && isOnBreak(account, world.clock.now())) return no('on-a-break');
  const legs = [
    { from: walletAccount(account.username, from), to: walletAccount(account.username, to), amount: 'all' as const },
  ];
  const { code } = ledger.currency;
  const terms = { ...plain(ledger.currency), available: held(ledger, walletAccount(account.username, from)) };
  const [first = null, second = first] = names;
  const ends = { from: from === mainWallet ? null : first, to: to === mainWallet ? null : second };
  return { ok: true, route: { terms, amount, currency: code, receivedCurrency: code, ...ends, method: null, legs } };
}

function recallRoute(_: Ask, { world, account, ledger }: Asked): Routing {
  if (world.settings.singleWallet) return no('not-allowed');
  const full = vendorWallets(world, ledger, account.username).filter(({ open, minor }) => open && minor > 0n);
  if (full.length === 0) return no('not-found');
  const legs = full.map(({ vendor, minor }) => ({
    from: walletAccount(account.username, vendor),
    to: account.username,
    amount: minor,
  }));
  const { code, digits } = ledger.currency;
  const amount = fromMinor(
    full.reduce((sum, { minor }) => sum + minor, 0n),
    digits,
  );
  const from = full
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 300);
  const terms = { ...plain(ledger.currency), available: amount };
  return {
    ok: true,
    route: { terms, amount, currency: code, receivedCurrency: code, from, to: null, method: null, legs },
  };
}

/** The promotions that a player may add to a deposit: each once, and none while they take a break. */
export function bonusesFor({ world, ledger, movements }: Asked) {
  if (!showsPromotions(world.settings.brand)) return [];
  const used = movements.filter(
    ({ bonus, state }) => bonus > 0n && (state === 'credited' || state === 'in-review' || state === 'awaiting-payment'),
  );
  return depositBonuses(ledger.currency, world.settings).filter(
    ({ id }) => !used.some(({ promotion }) => promotion === id),
  );
}

/** What the tightest limit still lets in, orders that are not paid yet taken off; null without one. Decimal string. */
export function depositLeft({ world, account, ledger, movements }: Asked): string | null {
  const { digits } = ledger.currency;
  const waiting = movements
    .filter(({ kind, state }) => kind === 'deposit' && (state === 'awaiting-payment' || state === 'in-review'))
    .reduce((sum, { counted }) => sum + counted, 0n);
  const limit = tightestLimit(limitStandings(world, account), 'deposit');
  return limit && fromMinor(greater((toMinor(limit.left, digits) ?? 0n) - waiting, 0n), digits);
}

const payoutsToday = ({ world, movements }: Asked): readonly CashMovement[] =>
  movements.filter(
    ({ kind, state, at }) => kind === 'withdrawal' && state !== 'rejected' && at > world.clock.now() - day,
  );

/** How many of today's payouts are still without a fee. */
export const freeLeft = (asked: Asked): number => Math.max(0, freePayouts - payoutsToday(asked).length);

/** Of a payment to a place, or of one in the account's own currency; null where it is not exchanged. */
export function withdrawalTerms(asked: Asked, payee: Pick<KeptPayee, 'kind'> | null): MoneyTerms | null {
  const { world, account, ledger, owed } = asked;
  const { currency } = ledger;
  const crypto = payee?.kind === 'crypto';
  const rate = crypto ? payoutRate(currency, world.settings) : null;
  if (crypto && rate === null) return null;
  const whole = BigInt(noteUnits(dailyPayouts, currency).replace('.', ''));
  const taken = payoutsToday(asked).reduce((sum, { amount }) => sum + amount, 0n);
  return {
    ...plain(currency),
    receivedDigits: crypto ? usdt.digits : currency.digits,
    min: noteUnits(200, currency),
    max: noteUnits(200_000, currency),
    available: held(ledger, account.username),
    limitLeft: fromMinor(taken > whole ? 0n : whole - taken, currency.digits),
    turnoverLeft: fromMinor(owed, currency.digits),
    fee: { percent: crypto || freeLeft(asked) === 0 ? '1' : '0', fixed: '0' },
    rate,
  };
}

/** What goes to the account above has to be played for like what is paid out: it would be a way around it. */
export function uplineTerms({ account, ledger, owed }: Asked): MoneyTerms {
  const { currency } = ledger;
  return {
    ...plain(currency),
    min: noteUnits(10, currency),
    max: noteUnits(50_000, currency),
    available: held(ledger, account.username),
    turnoverLeft: fromMinor(owed, currency.digits),
  };
}

/** Terms that ask nothing: within the account, in its own currency. */
const plain = (currency: Currency): MoneyTerms => ({
  digits: currency.digits,
  receivedDigits: currency.digits,
  min: noteUnits(1, currency),
  max: noteUnits(100_000_000, currency),
  available: null,
  limitLeft: null,
  limited: 'typed',
  turnoverLeft: '0',
  turnover: 0,
  fee: { percent: '0', fixed: '0' },
  rate: null,
  bonus: null,
});

const held = (ledger: Ledger, account: string): string => fromMinor(ledger.balance(account), ledger.currency.digits);

export const maskedName = (name: string): string => `${name.slice(0, 2)}•••${name.slice(-2)}`;
