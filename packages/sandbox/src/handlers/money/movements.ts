import { fromMinor, isOver } from '@baize/domain';
import { moneyMovement, moneyMovements, moneyQuote, uploadProof, type WireOf } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { judgePicture } from '../../http/judgePicture.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ActionResult, Committed, Quote, QuoteProblem } from '../../world/money/cashierResults.ts';
import type { CashMovement } from '../../world/money/cashMovement.ts';

export const movementRoutes = [
  answer(moneyMovements, ({ type, status, open, ...page }, call) => {
    const { world, account } = call;
    const found = (world.settings.emptyLists ? [] : world.cashier().of(account.username)).filter(
      (movement) =>
        (!type || movement.kind === type) && (!status || movement.state === status) && (!open || !isOver(movement)),
    );
    const { items, totalPages } = pageOf(found, page);
    return { list: items.map((movement) => movementWire(movement, call)), total: found.length, totalPages };
  }),

  answer(moneyMovement, ({ referenceNo }, call) => {
    const movement = call.world.cashier().find(call.account.username, referenceNo);
    if (!movement) throw new Refusal('not-found', { status: 404, message: 'no such movement' });
    return movementWire(movement, call);
  }),

  answer(moneyQuote, (asked, { world, account }) => {
    const {
      type,
      amount = null,
      methodCode = null,
      promotionId = null,
      payeeId = null,
      from = null,
      to = null,
    } = asked;
    const ask = { kind: type, amount, method: methodCode, promotion: promotionId, payee: payeeId, from, to };
    const quoted = world.cashier().quote(account, ask);
    if (!quoted.ok) throw refusalOf(quoted.problem);
    return quoteWire(quoted.quote);
  }),

  answer(uploadProof, ({ type, data }, { world, account }) => {
    const judged = judgePicture(data);
    if (judged.fault || judged.type !== type) {
      throw new Refusal('picture-refused', { status: 422, message: judged.fault ?? 'not what it says it is' });
    }
    return { pictureId: world.cashier().proofs.keep(account.username) };
  }),
];

function quoteWire({ id, request, figures, route, expiresAt }: Quote): WireOf<typeof moneyQuote> {
  const { received, amount, fee, bonus, turnover, remaining, limitLeft } = figures;
  return {
    quoteId: id,
    type: request.kind,
    amount,
    currency: route.currency,
    fee,
    rate: route.terms.rate,
    bonus,
    amountReceived: received,
    receivedCurrency: route.receivedCurrency,
    turnover,
    remaining,
    limitLeft,
    expiryTime: expiresAt,
  };
}

/** Returns the movement of a confirmed quote, or throws; changed terms carry a fresh quote (FLT-036, FLT-037). */
export function committed(result: Committed, call: SignedCall): WireOf<typeof moneyMovement> {
  if (result.kind === 'ok') return movementWire(result.movement, call);
  if (result.kind === 'changed') {
    const value = result.fresh && quoteWire(result.fresh);
    throw new Refusal('terms-changed', { status: 409, message: 'the terms have changed', value });
  }
  throw refusalOf(result);
}

function refusalOf(problem: QuoteProblem): Refusal {
  switch (problem.kind) {
    case 'not-found':
      return new Refusal('not-found', { status: 404, message: 'nothing to move' });
    case 'not-allowed':
      return new Refusal('not-allowed', { status: 403, message: 'not for this account' });
    case 'channel-closed':
      return new Refusal('channel-closed', { status: 409, message: 'closed at the moment' });
    case 'downline-unavailable':
      return new Refusal('downline-unavailable', { status: 409, message: 'nothing can be sent there' });
    case 'on-a-break':
      return new Refusal('on-a-break', { status: 403, message: 'the player is on a break' });
    case 'summary-needed':
    case 'limits-needed':
      return new Refusal(problem.kind, { status: 403, message: 'the player must answer something first' });
    case 'payment-not-allowed':
      return new Refusal(problem.kind, { status: 403, message: 'the rules forbid this way to pay' });
    case 'turnover':
      return new Refusal('turnover-required', { status: 409, message: 'bets are still to be made', value: problem });
    case 'limit':
      return new Refusal('limit-reached', { status: 403, message: 'a limit is reached', value: problem });
    case 'balance':
      return new Refusal('insufficient-balance', { message: 'the balance is too low', value: problem });
    default:
      return new Refusal('validation-failed', { status: 422, message: problem.kind, value: problem });
  }
}

/** Returns the movement after an action, or throws; a late action carries the current state. */
export function actionAnswer(result: ActionResult, call: SignedCall, reference: string): WireOf<typeof moneyMovement> {
  if (result.ok) return movementWire(result.movement, call);
  if (result.code === 'not-found') throw new Refusal('not-found', { status: 404, message: 'no such movement' });
  const stands = call.world.cashier().find(call.account.username, reference);
  const value = stands && movementWire(stands, call);
  throw new Refusal(result.code, { status: result.code === 'movement-closed' ? 409 : 422, value });
}

function movementWire(
  movement: CashMovement,
  { world, origin }: Pick<SignedCall, 'world' | 'origin'>,
): WireOf<typeof moneyMovement> {
  const { digits, receivedDigits, remainder, method, reference, state } = movement;
  const waits = movement.kind === 'deposit' && state === 'awaiting-payment';
  return {
    referenceNo: reference,
    type: movement.kind,
    status: state,
    applyTime: movement.at,
    amount: fromMinor(movement.amount, digits),
    currency: movement.currency,
    fee: fromMinor(movement.fee, digits),
    rate: movement.rate,
    bonus: fromMinor(movement.bonus, receivedDigits),
    amountReceived: fromMinor(movement.received, receivedDigits),
    receivedCurrency: movement.receivedCurrency,
    deadline: movement.deadline,
    steps: movement.steps.map(({ state: status, at, amount }) => ({ status, time: at, amount })),
    from: movement.from,
    to: movement.to,
    remainder: remainder === null ? null : fromMinor(remainder, receivedDigits),
    payment: waits && method ? world.channels.detailsOf(method, reference, origin) : null,
    remark: movement.remark,
  };
}
