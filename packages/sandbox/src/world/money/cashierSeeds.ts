import { checkMoney, fromMinor, mainWallet } from '@baize/domain';
import type { Account } from '../account/account.ts';
import type { AccountBook } from '../account/accounts.ts';
import { cashAmount } from '../base/scales.ts';
import type { Settings } from '../base/settings.ts';
import type { Cashier } from './cashier.ts';
import { routeOf } from './cashierRoutes.ts';
import type { CashMovement, MovementRequest } from './cashMovement.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const nothing: Omit<MovementRequest, 'kind' | 'amount'> = {
  method: null,
  promotion: null,
  payee: null,
  from: null,
  to: null,
};

interface SeedContext {
  readonly accounts: AccountBook;
  readonly settings: Settings;
}

export function seedCashier(cashier: Cashier, world: SeedContext, now: number): void {
  const { currency } = cashier.ledger;
  const units = (whole: number) => cashAmount(whole, currency);

  /** Quotes and records a movement as of that time; skips what the rules refuse in this currency. */
  const made = (account: Account, request: MovementRequest, at: number): CashMovement | null => {
    const routing = routeOf(request, { ...cashier.contextOf(account), owed: 0n });
    if (!routing.ok) return null;
    const { route } = routing;
    const figures = checkMoney(route.amount, route.terms);
    return figures.kind === 'ok' ? cashier.record(account.username, request, figures, route, at) : null;
  };
  const deposit = (account: Account, sum: number, at: number, more: Partial<MovementRequest> = {}) =>
    made(account, { ...nothing, kind: 'deposit', amount: units(sum), method: 'TSL', ...more }, at);
  const withdrawal = (account: Account, sum: number, at: number): CashMovement | null => {
    const payee = cashier.payees.of(account)[0]?.id ?? null;
    return made(account, { ...nothing, kind: 'withdrawal', amount: units(sum), payee }, at);
  };

  const pending = world.accounts.find('demo.pending');
  if (pending) {
    const credited = deposit(pending, 3_000, now - 15 * day);
    if (credited) through(cashier, credited, now - 15 * day, ['in-review', 'credited']);
    const ends = [
      ['received', 300],
      ['forced-received', 210],
      ['partly-received', 250],
      ['refunded', 220],
      ['closed', 240],
      ['rejected', 260],
    ] as const;
    for (const [place, [end, sum]] of ends.entries()) {
      const at = now - (12 - 2 * place) * day;
      const movement = withdrawal(pending, sum, at);
      if (!movement) continue;
      if (end === 'rejected') {
        through(cashier, movement, at, ['rejected']);
        continue;
      }
      const said = end === 'refunded' || end === 'closed' ? 'not-received' : end;
      const late = end === 'partly-received' ? now - 3 * 60 * minute - at : 0;
      if (end === 'partly-received') movement.remainder = movement.received / 4n;
      through(cashier, movement, at + late, ['paid', said]);
      if (end !== said) through(cashier, movement, at + day, [end]);
    }
    const disputed = withdrawal(pending, 230, now - 20 * 60 * minute);
    if (disputed) {
      disputed.remark = 'Nothing has come.';
      through(cashier, disputed, now - 20 * 60 * minute, ['paid', 'forced-received', 'disputed']);
    }
    const paid = withdrawal(pending, 1_200, now - 40 * minute);
    if (paid) {
      cashier.life.step(paid, 'paid', now - 8 * minute);
      paid.deadline = now - 8 * minute + world.settings.confirmMinutes * minute;
    }
    const bonus = deposit(pending, 200, now - 30 * minute, { promotion: 'p-newbie' });
    if (bonus) through(cashier, bonus, now - 30 * minute, ['in-review', 'credited']);
    deposit(pending, 500, now - 3 * minute);
  }

  const member = world.accounts.find('demo.member');
  if (member) {
    const ends = [
      ['expired', 33],
      ['cancelled', 18],
      ['rejected', 9],
    ] as const;
    for (const [end, days] of ends) {
      const at = now - days * day;
      const movement = deposit(member, 500, at);
      if (movement) through(cashier, movement, at, end === 'rejected' ? ['in-review', end] : [end]);
    }
  }

  const vip = world.accounts.find('demo.vip');
  const kept = [
    ['OMB', 4_210],
    ['PKP', 1_880],
    ['MRQ', 900],
  ] as const;
  if (vip)
    for (const [vendor, sum] of kept)
      made(vip, { ...nothing, kind: 'wallet', amount: units(sum), from: mainWallet, to: vendor }, now - 2 * day);
}

function through(
  cashier: Cashier,
  movement: CashMovement,
  from: number,
  states: readonly CashMovement['state'][],
): void {
  for (const [place, state] of states.entries()) {
    const { received, remainder, receivedDigits } = movement;
    const stated = state === 'partly-received' ? fromMinor(received - (remainder ?? 0n), receivedDigits) : null;
    cashier.life.step(movement, state, from + (place + 1) * 4 * minute, stated);
  }
}
