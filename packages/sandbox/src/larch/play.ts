import { fromMinor, type LimitStanding, limitKinds, limitPeriods, type PlayRest, toMinor } from '@baize/domain';
import type { Hono } from 'hono';
import type { Account } from '../world/account/account.ts';
import { playSums, realityCheckOf, sittingOf } from '../world/responsible-play/limits.ts';
import {
  type ChangedLimit,
  cancelRaiseOf,
  playStandings,
  seeReminder,
  setLimit,
  takeRest,
} from '../world/responsible-play/playChanges.ts';
import { bodyOf, momentOf, Problem, sumOf } from './answers.ts';
import type { Larch } from './parts.ts';

const upper = (word: string): string => word.toUpperCase().replaceAll('-', '_');
const malformed = (name: string) => new Problem('validation', 422, [{ pointer: `/${name}`, code: 'MALFORMED' }]);

function chosen<T extends string>(all: readonly T[], word: unknown, name: string): T {
  const found = all.find((one) => upper(one) === word);
  if (!found) throw malformed(name);
  return found;
}

/** Serves limits, rests and reminders. A limit is in minor units, one of time in minutes. */
export function servePlay(app: Hono, { world, caller }: Larch): void {
  const digitsOf = (kind: string) => (kind === 'time' ? 0 : world.currency().digits);
  const numberOf = (kind: string, amount: string) => Number(toMinor(amount, digitsOf(kind)) ?? 0n);

  const limitOf = ({ kind, period, amount, used, left, pending, resets }: LimitStanding) => ({
    kind: upper(kind),
    period: upper(period),
    max: numberOf(kind, amount),
    used: numberOf(kind, used),
    left: numberOf(kind, left),
    next: pending && {
      max: pending.amount === null ? null : numberOf(kind, pending.amount),
      from: momentOf(pending.from),
    },
    resets_at: momentOf(resets),
  });

  const changed = ({ outcome, limit }: ChangedLimit) => ({
    when: upper(outcome),
    limit: limit && limitOf(limit),
    currency: world.currency().code,
  });

  const restOf = ({ kind, from, until }: PlayRest) => ({
    kind: upper(kind),
    from: momentOf(from),
    until: until === null ? null : momentOf(until),
  });

  const dueOf = (account: Account) => {
    const check = realityCheckOf(world, account);
    return check && { minutes: check.minutes, due_at: momentOf(check.dueAt) };
  };

  const whichIn = (named: Record<string, unknown>) => ({
    kind: chosen(limitKinds, named.kind, 'kind'),
    period: chosen(limitPeriods, named.period, 'period'),
  });

  app.get('/v2/me/play', (context) => {
    const { account } = caller(context);
    const { limits, rest, realityCheck } = playStandings(world, account);
    const sitting = sittingOf(world, account);
    const { staked, won } = playSums(world.ledger().entries(account.username), sitting.from);
    const currency = world.currency();
    return context.json({
      since: momentOf(sitting.playsSince),
      staked: sumOf(staked, currency),
      won: sumOf(won, currency),
      limits: limits.map(limitOf),
      rest: rest && restOf(rest),
      reminder: { house: realityCheck.brand, own: realityCheck.own, next: dueOf(account) },
    });
  });

  app.put('/v2/me/play/limits', async (context) => {
    const { account } = caller(context);
    const body = await bodyOf(context);
    const which = whichIn(body);
    const { max } = body;
    if (max !== null && !(Number.isSafeInteger(max) && Number(max) >= 0)) throw malformed('max');
    const amount = max === null ? null : fromMinor(BigInt(max as number), digitsOf(which.kind));
    const change = setLimit(world, account, { ...which, amount });
    if ('problem' in change) throw new Problem('validation', 422, [{ pointer: '/max', code: upper(change.problem) }]);
    return context.json(changed(change));
  });

  app.delete('/v2/me/play/limits/:kind/:period/raise', (context) => {
    const { account } = caller(context);
    return context.json(changed(cancelRaiseOf(world, account, whichIn(context.req.param()))));
  });

  app.post('/v2/me/play/rests', async (context) => {
    const { account } = caller(context);
    const { kind, length } = await bodyOf(context);
    const rest = takeRest(world, account, chosen(['break', 'cool-off', 'exclusion'], kind, 'kind'), Number(length));
    if (!rest) throw malformed('length');
    return context.json(restOf(rest), 201);
  });

  app.put('/v2/me/play/reminder', async (context) => {
    const { account } = caller(context);
    const { minutes } = await bodyOf(context);
    if (minutes !== null && !(Number.isInteger(minutes) && Number(minutes) > 0)) throw malformed('minutes');
    account.realityMinutes = minutes as number | null;
    return context.json({ next: dueOf(account) });
  });

  app.post('/v2/me/play/reminder/seen', async (context) => {
    const { account } = caller(context);
    const { due_at } = await bodyOf(context);
    const check = realityCheckOf(world, account);
    // Larch tells whole seconds.
    if (check && Date.parse(momentOf(check.dueAt)) === Date.parse(String(due_at)))
      seeReminder(world, account, check.dueAt);
    return context.json({ next: dueOf(account) });
  });
}
