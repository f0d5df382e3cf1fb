import { toMinor } from '@baize/domain';
import type { Context, Hono } from 'hono';
import type { Account } from '../world/account/account.ts';
import { withdrawalTerms } from '../world/money/cashierTerms.ts';
import type { CashMovement } from '../world/money/cashMovement.ts';
import { allowedMethods } from '../world/money/depositMethods.ts';
import { rulesOf } from '../world/platform/rules.ts';
import { bodyOf, momentOf, Problem, pageOf, sumOf, textOf } from './answers.ts';
import { actedOn, movementIn, refusalOf } from './cashierAnswers.ts';
import type { Larch } from './parts.ts';

/** States of larch by ours; a payment of which it waits to hear stays SENT. */
const states = {
  'awaiting-payment': 'PENDING',
  credited: 'CREDITED',
  paid: 'SENT',
  received: 'SETTLED',
  'forced-received': 'SETTLED',
  rejected: 'RETURNED',
  refunded: 'RETURNED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
} as Readonly<Record<string, string>>;

/** Basis points of a percentage such as `2.5`. */
const pointsOf = (percent: string): number => Number(toMinor(percent, 2) ?? 0n);

interface Kept {
  print: string;
  reference: string;
}

/** Serves money: the wallet, methods, accounts, movements. It has no quotes; a fee is inside the sum. */
export function serveCashier(app: Hono, larch: Larch): void {
  const { world, caller } = larch;
  const keys = new Map<string, Kept>();
  /** Site of each deposit, to which its payment leads back: only the call that begins it names one. */
  const sites = new Map<string, string>();

  const movementOf = (movement: CashMovement, origin: string) => {
    const currency = { code: movement.currency };
    const held = movement.state === 'in-review' && movement.kind === 'withdrawal' && world.settings.reviews === 'hold';
    const review = held ? 'ON_HOLD' : movement.kind === 'withdrawal' ? 'REQUESTED' : 'PENDING_REVIEW';
    const waits = movement.state === 'awaiting-payment' && movement.method;
    const details = waits
      ? world.channels.detailsOf(waits, movement.reference, sites.get(movement.reference) ?? origin)
      : null;
    return {
      id: movement.reference,
      kind: movement.kind === 'withdrawal' ? 'OUT' : 'IN',
      state: states[movement.state] ?? review,
      at: momentOf(movement.at),
      sum: sumOf(movement.amount, currency),
      fee: sumOf(movement.fee, currency),
      net: sumOf(movement.amount - movement.fee, currency),
      account: movement.to,
      method: movement.from,
      expires_at: movement.deadline === null ? null : momentOf(movement.deadline),
      pay: details && { url: details.payUrl, qr: details.qrCode, lines: details.lines },
    };
  };

  const ofPlayer = ({ username }: Account) =>
    world
      .cashier()
      .of(username)
      .filter(({ kind, rate }) => (kind === 'deposit' || kind === 'withdrawal') && rate === null);

  /** Books once per key; a second use with another content is a 422. */
  function once(context: Context, { username }: Account, print: string, work: () => CashMovement): CashMovement {
    const key = context.req.header('idempotency-key');
    if (!key) throw new Problem('idempotency-missing', 400);
    const kept = keys.get(`${username}:${key}`);
    if (kept && kept.print !== print) throw new Problem('idempotency-mismatch', 422);
    if (kept) return world.cashier().find(username, kept.reference) as CashMovement;
    const movement = work();
    keys.set(`${username}:${key}`, { print, reference: movement.reference });
    return movement;
  }

  async function sumIn(context: Context): Promise<{ body: Record<string, unknown>; minor: bigint }> {
    const body = await bodyOf(context);
    const { minor, currency } = (body.sum ?? {}) as Record<string, unknown>;
    const fits = Number.isSafeInteger(minor) && (minor as number) > 0 && currency === world.currency().code;
    if (!fits) throw new Problem('validation', 422, [{ pointer: '/sum', code: 'MALFORMED' }]);
    return { body, minor: BigInt(minor as number) };
  }

  function made(
    account: Account,
    kind: 'deposit' | 'withdrawal',
    ask: { method?: string; payee?: string },
    minor: bigint,
  ) {
    const { digits } = world.currency();
    const whole = minor.toString().padStart(digits + 1, '0');
    const amount = digits > 0 ? `${whole.slice(0, -digits)}.${whole.slice(-digits)}` : whole;
    const request = {
      kind,
      amount,
      method: ask.method ?? null,
      promotion: null,
      payee: ask.payee ?? null,
      from: null,
      to: null,
    };
    const quoted = world.cashier().quote(account, request);
    if (!quoted.ok) throw refusalOf(quoted.problem);
    const { id, figures } = quoted.quote;
    const result = world
      .cashier()
      .commit(account, kind, { quote: id, amount: figures.amount, received: figures.received });
    return movementIn(result);
  }

  app.get('/v2/me/wallet', (context) => {
    const { account } = caller(context);
    const currency = world.currency();
    return context.json({
      cash: sumOf(world.ledger().balance(account.username), currency),
      bonus: sumOf(0n, currency),
      locked: sumOf(world.cashier().turnover(account.username).left, currency),
    });
  });

  app.get('/v2/cashier/methods', (context) => {
    const { account } = caller(context);
    const directions = (context.req.query('direction') ?? 'IN,OUT').split(',');
    const currency = world.currency();
    const minor = (amount: string) => sumOf(toMinor(amount, currency.digits) ?? 0n, currency);
    const fee = ({ percent, fixed }: { percent: string; fixed: string }) => ({
      bp: pointsOf(percent),
      flat: minor(fixed),
    });
    const own = allowedMethods(rulesOf(world), currency, world.settings).filter(({ rate }) => rate === null);
    const ways = own.map((method) => ({
      direction: 'IN',
      code: method.code,
      kind: method.kind.toUpperCase(),
      name: method.name,
      currency: method.currency,
      min: minor(method.min),
      max: minor(method.max),
      fee: fee(method.fee),
      steps: method.quick.map(minor),
      minutes: method.minutes,
      state: method.closed ? 'CLOSED' : method.proved ? 'MANUAL' : 'OPEN',
    }));
    const out = withdrawalTerms(world.cashier().contextOf(account), null);
    const withdrawals = out && {
      direction: 'OUT',
      code: 'OUT',
      kind: 'PAYOUT',
      name: 'Withdrawal',
      currency: currency.code,
      min: minor(out.min),
      max: minor(out.max),
      fee: fee(out.fee),
      steps: [],
      minutes: 0,
      state: 'OPEN',
    };
    const all = [...ways, ...(withdrawals ? [withdrawals] : [])];
    return context.json({ data: all.filter(({ direction }) => directions.includes(direction)), next: null });
  });

  app.post('/v2/cashier/deposits', async (context) => {
    const { account } = caller(context);
    const { body, minor } = await sumIn(context);
    const method = textOf(body, 'method');
    const movement = once(context, account, `in:${method}:${minor}`, () => made(account, 'deposit', { method }, minor));
    sites.set(movement.reference, larch.origin(context));
    return context.json(movementOf(movement, larch.origin(context)), 201);
  });

  app.post('/v2/cashier/deposits/:id/cancel', (context) => {
    const { account } = caller(context);
    const result = world.cashier().cancel(account, context.req.param('id'));
    return context.json(movementOf(actedOn(result), larch.origin(context)));
  });

  app.post('/v2/cashier/withdrawals', async (context) => {
    const { account } = caller(context);
    const { body, minor } = await sumIn(context);
    const payee = textOf(body, 'account');
    const movement = once(context, account, `out:${payee}:${minor}`, () =>
      made(account, 'withdrawal', { payee }, minor),
    );
    return context.json(movementOf(movement, larch.origin(context)), 201);
  });

  app.get('/v2/cashier/movements', (context) => {
    const { account } = caller(context);
    const { kind, state } = context.req.query();
    const all = ofPlayer(account)
      .map((movement) => movementOf(movement, larch.origin(context)))
      .filter((one) => (!kind || one.kind === kind) && (!state || state.split(',').includes(one.state)));
    return context.json(pageOf(context, all, world.clock.now()));
  });

  app.get('/v2/cashier/movements/by-key/:key', (context) => {
    const { account } = caller(context);
    const kept = keys.get(`${account.username}:${context.req.param('key')}`);
    const movement = kept && world.cashier().find(account.username, kept.reference);
    if (!movement) throw new Problem('not-found', 404);
    return context.json(movementOf(movement, larch.origin(context)));
  });

  app.get('/v2/cashier/movements/:id', (context) => {
    const { account } = caller(context);
    const movement = ofPlayer(account).find(({ reference }) => reference === context.req.param('id'));
    if (!movement) throw new Problem('not-found', 404);
    return context.json(movementOf(movement, larch.origin(context)));
  });
}
