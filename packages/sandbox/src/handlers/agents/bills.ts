import { billRemainder, billTurn, fromMinor, toMinor } from '@baize/domain';
import { billDetail, bills, collectBill, denyBill, objectToBill, payBill, type WireOf } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { isOpenFor } from '../../world/agents/attention.ts';
import type { BillResult } from '../../world/agents/billService.ts';
import { sideOf } from '../../world/agents/contractService.ts';
import { sumsOf } from '../../world/agents/periodFigures.ts';
import { type KeptBill, settlementRules } from '../../world/agents/settlements.ts';
import { requirePaymentPassword } from '../money/paymentPassword.ts';
import { billedWire, billWire, notFound, requireKind } from './contractWire.ts';

type Detail = WireOf<typeof billDetail>;

export const billRoutes = [
  answer(bills, async ({ side, kind, status, from, to, ...page }, call) => {
    if (kind) requireKind(call, kind);
    const { world, account } = call;
    const { username } = account;
    const service = world.contracts().bills;
    const mine = world.settings.emptyLists
      ? []
      : service.of(username).filter(({ contract }) => !kind || contract.terms.kind === kind);
    const bySide = { pay: 'payer', collect: 'payee', all: null }[side ?? 'all'];
    const found = mine
      .filter((kept) => bySide === null || sideOf(kept.contract, username) === bySide)
      .filter(({ bill }) => !status || bill.state.kind === status)
      .filter(({ settledAt }) => settledAt >= Number(from) && settledAt < Number(to))
      .sort((a, b) => turnOf(a, username) - turnOf(b, username) || b.settledAt - a.settledAt);
    const due = (of: 'payer' | 'payee') =>
      mine.filter((kept) => sideOf(kept.contract, username) === of && isOpenFor(kept.bill, of)).length;
    const { digits } = world.currency();
    const total = found.reduce((sum, { bill }) => sum + (toMinor(bill.amount, digits) ?? 0n), 0n);
    const isCollectable = (kept: KeptBill) =>
      sideOf(kept.contract, username) === 'payee' && isOpenFor(kept.bill, 'payee');
    const collectable = found
      .filter(isCollectable)
      .reduce((sum, { bill }) => sum + (toMinor(billRemainder(bill), digits) ?? 0n), 0n);
    const { items, totalPages } = pageOf(found, page);
    return {
      list: items.map((kept) => billWire(kept, call)),
      due: { pay: due('payer'), collect: due('payee') },
      total: fromMinor(total, digits),
      collectable: fromMinor(collectable, digits),
      totalPages,
      timeZone: world.contracts().figureRules().timeZone,
      ...(await walletOf(call)),
    };
  }),

  answer(billDetail, async ({ billId }, call) => {
    const { world, account } = call;
    const { bills: service, settled, figureRules } = world.contracts();
    const kept = service.find(account.username, billId);
    if (!kept) throw notFound();
    const { contract, span, settledAt, figures } = kept;
    const { payee, terms } = contract;
    const earlier = service
      .of(payee)
      .filter((each) => each.contract.payee === payee && each.contract.terms.kind === terms.kind)
      .filter((each) => each.span.to <= span.from && sideOf(each.contract, account.username) !== null)
      .at(-1);
    const { digits, timeZone } = figureRules();
    return {
      bill: billWire(kept, call),
      terms,
      figures,
      settledAt,
      betCount: sumsOf(settled, payee, span).bets,
      bonusCount: world.contracts().bonusCount(payee, span),
      previous: earlier
        ? { billId: earlier.bill.id, period: { ...earlier.span, figures: earlier.figures, ...billedWire(earlier) } }
        : null,
      rules: { ...settlementRules(terms.kind, digits), timeZone, requestDays: world.settings.requestDays },
      ...(await walletOf(call)),
    } as Detail;
  }),

  answer(payBill, async ({ billId, amount, version, paymentPassword }, call) => {
    const { world, account } = call;
    if (!world.contracts().bills.find(account.username, billId)) throw notFound();
    await requirePaymentPassword(call, paymentPassword);
    const act = { username: account.username, id: billId, seen: version };
    return done(world.contracts().bills.pay(act, amount), call);
  }),

  answer(collectBill, ({ billId, amount, version }, call) => {
    const act = { username: call.account.username, id: billId, seen: version };
    return done(call.world.contracts().bills.collect(act, amount), call);
  }),

  answer(denyBill, ({ billId, reason, version }, call) => {
    const act = { username: call.account.username, id: billId, seen: version };
    return done(call.world.contracts().bills.deny(act, reason), call);
  }),

  answer(objectToBill, ({ billId, reason, version }, call) => {
    const act = { username: call.account.username, id: billId, seen: version };
    return done(call.world.contracts().bills.object(act, reason), call);
  }),
];

async function walletOf({ world, account }: SignedCall) {
  return {
    available: world.contracts().bills.available(account.username),
    hasPassword: world.payments.has(account.username),
    currency: world.currency().code,
  };
}

/** Returns a sort key that lists bills awaiting the reader first, by deadline. */
function turnOf({ bill, contract }: KeptBill, username: string): number {
  const turn = billTurn(bill);
  return turn && turn.actor === sideOf(contract, username) ? turn.until : Number.MAX_SAFE_INTEGER;
}

function done(result: BillResult, call: SignedCall) {
  if (result.kind === 'not-found') throw notFound();
  if (result.kind === 'refused') throw refusalOf(result.why, result.kept, call);
  return billWire(result.kept, call);
}

function refusalOf(why: Extract<BillResult, { kind: 'refused' }>['why'], kept: KeptBill, call: SignedCall): Refusal {
  switch (why.kind) {
    case 'not-yours':
      return new Refusal('not-allowed', { status: 403, message: 'the other side does that' });
    case 'stale':
    case 'wrong-state':
      if (isTooLate(kept)) return expired(kept, call);
      return new Refusal('bill-changed', { status: 409, message: 'changed meanwhile', value: billWire(kept, call) });
    case 'late':
      return expired(kept, call);
    case 'short':
      return new Refusal('wallet-short', {
        status: 409,
        message: 'the wallet has too little',
        value: { missing: why.missing },
      });
    case 'limit':
      return new Refusal('limit-reached', { status: 403, message: 'enough for today', value: { left: why.left } });
    case 'reason':
      return new Refusal('validation-failed', {
        status: 422,
        message: 'a reason is needed',
        value: { fields: { reason: 'length' } },
      });
    case 'amount':
      return new Refusal('validation-failed', {
        status: 422,
        message: 'more than is left',
        value: { fields: { amount: 'most' }, most: why.most },
      });
  }
}

function isTooLate({ bill: { state, log } }: KeptBill): boolean {
  return state.kind === 'expired' || (state.kind === 'denied-finally' && log.at(-2)?.state.kind === 'denied');
}

const expired = (kept: KeptBill, call: SignedCall) =>
  new Refusal('bill-expired', { status: 409, message: 'the time is over', value: billWire(kept, call) });
