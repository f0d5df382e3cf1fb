import { fromMinor, type MoneyTerms, mainWallet, paymentAllowed } from '@baize/domain';
import { isOnBreak } from '../account/account.ts';
import { masked } from '../agents/teamName.ts';
import { isAgent } from '../agents/teamTree.ts';
import { rulesOf } from '../platform/rules.ts';
import { undoneDuty } from '../responsible-play/duties.ts';
import {
  bonusesFor,
  depositLeft,
  downlineOf,
  downlineTerms,
  heldBy,
  type MovementContext,
  maskedName,
  plainTerms,
  takesNoMoney,
  uplineTerms,
  withdrawalTerms,
} from './cashierTerms.ts';
import type { MovementRequest, Route } from './cashMovement.ts';
import { depositMethods, usdt } from './depositMethods.ts';
import { house } from './ledger.ts';
import { maskedNumber, providerName } from './payeeBook.ts';
import { vendorWallets, walletAccount } from './vendorWallets.ts';

export type Routing =
  | { ok: true; route: Route }
  | {
      ok: false;
      code:
        | 'not-found'
        | 'channel-closed'
        | 'on-a-break'
        | 'summary-needed'
        | 'limits-needed'
        | 'payment-not-allowed'
        | 'not-allowed'
        | 'downline-unavailable';
    };

export function routeOf(ask: MovementRequest, context: MovementContext): Routing {
  switch (ask.kind) {
    case 'deposit':
      return depositRoute(ask, context);
    case 'withdrawal':
      return withdrawalRoute(ask, context);
    case 'upline':
      return uplineRoute(ask, context);
    case 'downline':
      return downlineRoute(ask, context);
    case 'wallet':
      return walletRoute(ask, context);
    case 'recall':
      return recallRoute(ask, context);
  }
}

const no = (code: Extract<Routing, { ok: false }>['code']): Routing => ({ ok: false, code });

function depositRoute({ amount, method: code, promotion }: MovementRequest, context: MovementContext): Routing {
  const { world, account, ledger } = context;
  const { currency } = ledger;
  if (isOnBreak(account, world.clock.now())) return no('on-a-break');
  const duty = undoneDuty(world, account);
  if (duty) return no(duty);
  const method = depositMethods(currency, world.settings).find((one) => one.code === code);
  const bonus = promotion === null ? null : bonusesFor(context).find(({ id }) => id === promotion);
  if (!method || bonus === undefined) return no('not-found');
  if (!paymentAllowed(rulesOf(world), { kind: method.kind, funding: method.funding ?? null }))
    return no('payment-not-allowed');
  if (method.closed) return no('channel-closed');
  const terms: MoneyTerms = {
    ...plainTerms(currency),
    digits: method.digits,
    min: method.min,
    max: method.max,
    limitLeft: depositLeft(context),
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

function withdrawalRoute({ amount, payee: id }: MovementRequest, context: MovementContext): Routing {
  const payee = context.payees.of(context.account).find((one) => one.id === id);
  if (!payee) return no('not-found');
  const terms = withdrawalTerms(context, payee);
  if (terms === null) return no('channel-closed');
  const { code } = context.ledger.currency;
  const legs = [{ from: context.account.username, to: house('withdrawals'), amount: 'all' as const }];
  const to = `${providerName(payee.provider)} ${maskedNumber(payee.number)}`;
  const receivedCurrency = payee.kind === 'crypto' ? usdt.code : code;
  return { ok: true, route: { terms, amount, currency: code, receivedCurrency, from: null, to, method: null, legs } };
}

function uplineRoute({ amount }: MovementRequest, context: MovementContext): Routing {
  const { account, ledger } = context;
  if (!account.toUpline || account.upline === null) return no('not-allowed');
  const { code } = ledger.currency;
  const legs = [{ from: account.username, to: account.upline, amount: 'all' as const }];
  const to = maskedName(account.upline);
  const route = { amount, currency: code, receivedCurrency: code, from: null, to, method: null, legs };
  return { ok: true, route: { terms: uplineTerms(context), ...route } };
}

function downlineRoute({ amount, to: id }: MovementRequest, context: MovementContext): Routing {
  const { world, account, ledger } = context;
  const downline = isAgent(account) ? downlineOf(context, id) : null;
  if (!downline) return no('not-found');
  if (!world.settings.downlineTransfers) return no('not-allowed');
  if (takesNoMoney(downline, world.clock.now())) return no('downline-unavailable');
  const { code } = ledger.currency;
  const legs = [{ from: account.username, to: downline.username, amount: 'all' as const }];
  const to = downline.upline === account.username ? downline.username : masked(downline.username);
  const route = { amount, currency: code, receivedCurrency: code, from: null, to, method: null, legs };
  return { ok: true, route: { terms: downlineTerms(context), ...route } };
}

function walletRoute({ amount, from, to }: MovementRequest, { world, account, ledger }: MovementContext): Routing {
  if (world.settings.singleWallet) return no('not-allowed');
  if (from === null || to === null || from === to) return no('not-found');
  const vendors = vendorWallets(world.settings, ledger, account.username);
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
  const terms = { ...plainTerms(ledger.currency), available: heldBy(ledger, walletAccount(account.username, from)) };
  const [first = null, second = first] = names;
  const ends = { from: from === mainWallet ? null : first, to: to === mainWallet ? null : second };
  return { ok: true, route: { terms, amount, currency: code, receivedCurrency: code, ...ends, method: null, legs } };
}

function recallRoute(_: MovementRequest, { world, account, ledger }: MovementContext): Routing {
  if (world.settings.singleWallet) return no('not-allowed');
  const full = vendorWallets(world.settings, ledger, account.username).filter(({ open, minor }) => open && minor > 0n);
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
  const terms = { ...plainTerms(ledger.currency), available: amount };
  return {
    ok: true,
    route: { terms, amount, currency: code, receivedCurrency: code, from, to: null, method: null, legs },
  };
}
