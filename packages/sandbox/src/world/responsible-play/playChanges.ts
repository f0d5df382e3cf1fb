import {
  cancelRaise,
  changeLimit,
  checkLimit,
  isResting,
  type LimitStanding,
  limitResets,
  longerRest,
  mostRealityMinutes,
  type PlayLimit,
  type PlayRest,
  type RestKind,
  raiseDelayMs,
  raiseHolds,
  restChoices,
  restLengths,
  restOf,
} from '@baize/domain';
import type { Account } from '../account/account.ts';
import { endHands } from '../games/liveRounds.ts';
import { rulesOf } from '../platform/rules.ts';
import type { World } from '../world.ts';
import { limitStandings, limitsOf, realityCheckOf, sittingOf, standingOf } from './limits.ts';

type Which = Pick<PlayLimit, 'kind' | 'period'>;

export interface ChangedLimit {
  outcome: 'now' | 'later' | 'same';
  limit: LimitStanding | null;
}

const isSame = (a: Which, b: Which): boolean => a.kind === b.kind && a.period === b.period;

const heldBy = (world: World, account: Account, which: Which): PlayLimit | null =>
  limitsOf(world, account).find((limit) => isSame(limit, which)) ?? null;

/** Returns limits, rest and reminders of a player, the reminders in minutes. */
export const playStandings = (world: World, account: Account) => ({
  limits: [...limitStandings(world, account)],
  rest: isResting(account.rest, world.clock.now()) ? account.rest : null,
  realityCheck: { brand: mostRealityMinutes(rulesOf(world)), own: account.realityMinutes },
});

/** Sets a limit, or removes it if the amount is null; a problem is why the amount is no limit. */
export function setLimit(
  world: World,
  account: Account,
  asked: Which & { amount: string | null },
): ChangedLimit | { problem: string } {
  const { amount } = asked;
  const check = amount === null ? null : checkLimit(asked, amount, world.currency().digits);
  if (check && check.kind !== 'ok') return { problem: check.kind };
  const wanted = { ...asked, amount: check === null ? null : check.amount };
  const now = world.clock.now();
  const wait = { own: raiseDelayMs, now, periodEnd: limitResets(asked.period, now) };
  const raisedFrom = raiseHolds(rulesOf(world), wait);
  const { outcome, limit } = changeLimit(heldBy(world, account, asked), wanted, now, raisedFrom);
  return { outcome, limit: keep(world, account, asked, limit) };
}

export function cancelRaiseOf(world: World, account: Account, asked: Which): ChangedLimit {
  const held = heldBy(world, account, asked);
  const limit = held && cancelRaise(held, world.clock.now());
  return { outcome: held?.pending ? 'now' : 'same', limit: keep(world, account, asked, limit) };
}

/** Starts a rest at once; null for a length that is not offered. */
export function takeRest(world: World, account: Account, kind: RestKind, length: number): PlayRest | null {
  const now = world.clock.now();
  const rest = restOf(kind, length, now, restChoices(rulesOf(world), restLengths));
  if (!rest) return null;
  endHands(world, account);
  account.rest = longerRest(account.rest, rest, now);
  return account.rest;
}

/** Notes that the reminder due at a moment was seen; one that another tab has confirmed already stays as it is. */
export function seeReminder(world: World, account: Account, dueAt: number): void {
  const now = world.clock.now();
  const check = realityCheckOf(world, account);
  if (!check || check.dueAt !== dueAt || now < dueAt) return;
  const { from, playsSince } = sittingOf(world, account);
  account.realitySeen = { sitting: from, played: now - playsSince };
}

function keep(world: World, account: Account, which: Which, limit: PlayLimit | null): LimitStanding | null {
  const held = limitsOf(world, account);
  const place = held.findIndex((other) => isSame(other, which));
  const others = held.filter((other) => !isSame(other, which));
  account.limitsIn = world.currency();
  account.limits = limit ? others.toSpliced(place < 0 ? others.length : place, 0, limit) : others;
  return limit && standingOf(world, account, limit);
}
