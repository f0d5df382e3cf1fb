import {
  cancelRaise,
  changeLimit,
  checkLimit,
  isResting,
  limitResets,
  longerRest,
  mostRealityMinutes,
  type PlayLimit,
  raiseDelayMs,
  raiseHolds,
  restOf,
} from '@baize/domain';
import {
  cancelLimitRaise,
  confirmRealityCheck,
  excludeSelf,
  playControl,
  setPlayLimit,
  setRealityCheck,
} from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { endHands } from '../../world/games/liveRounds.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import {
  limitStandings,
  limitsOf,
  realityCheckOf,
  sittingOf,
  standingOf,
} from '../../world/responsible-play/limits.ts';

export const playControlRoutes = [
  answer(playControl, (_, { world, account }) => ({
    limits: [...limitStandings(world, account)],
    rest: isResting(account.rest, world.clock.now()) ? account.rest : null,
    realityCheck: { brand: mostRealityMinutes(rulesOf(world)), own: account.realityMinutes },
  })),

  answer(setPlayLimit, (asked, call) => {
    const { world } = call;
    const { amount } = asked;
    const check = amount === null ? null : checkLimit(asked, amount, world.currency().digits);
    if (check && check.kind !== 'ok')
      throw new Refusal('validation-failed', { status: 422, message: `not a limit: ${check.kind}` });
    const wanted = { ...asked, amount: check === null ? null : check.amount };
    const now = world.clock.now();
    const wait = { own: raiseDelayMs, now, periodEnd: limitResets(asked.period, now) };
    const raisedFrom = raiseHolds(rulesOf(world), wait);
    const { outcome, limit } = changeLimit(heldBy(call, asked), wanted, now, raisedFrom);
    return { outcome, limit: keep(call, asked, limit) };
  }),

  answer(cancelLimitRaise, (asked, call) => {
    const held = heldBy(call, asked);
    const limit = held && cancelRaise(held, call.world.clock.now());
    return { outcome: held?.pending ? ('now' as const) : ('same' as const), limit: keep(call, asked, limit) };
  }),

  answer(excludeSelf, ({ kind, length }, { world, account }) => {
    const now = world.clock.now();
    const rest = restOf(kind, length, now);
    if (!rest) throw new Refusal('validation-failed', { status: 422, message: 'not a length that is offered' });
    endHands(world, account);
    account.rest = longerRest(account.rest, rest, now);
    return account.rest;
  }),

  answer(setRealityCheck, ({ minutes }, { world, account }) => {
    account.realityMinutes = minutes;
    return { realityCheck: realityCheckOf(world, account) };
  }),

  answer(confirmRealityCheck, ({ dueAt }, { world, account }) => {
    const now = world.clock.now();
    const check = realityCheckOf(world, account);
    // Another tab may have confirmed this check already; the pending one is then the next, and stays.
    if (check && check.dueAt === dueAt && now >= dueAt) {
      const { from, playsSince } = sittingOf(world, account);
      account.realitySeen = { sitting: from, played: now - playsSince };
    }
    return { realityCheck: realityCheckOf(world, account) };
  }),
];

type Which = Pick<PlayLimit, 'kind' | 'period'>;

const isSame = (a: Which, b: Which): boolean => a.kind === b.kind && a.period === b.period;

const heldBy = ({ world, account }: SignedCall, which: Which): PlayLimit | null =>
  limitsOf(world, account).find((limit) => isSame(limit, which)) ?? null;

function keep({ world, account }: SignedCall, which: Which, limit: PlayLimit | null) {
  const held = limitsOf(world, account);
  const place = held.findIndex((other) => isSame(other, which));
  const others = held.filter((other) => !isSame(other, which));
  account.limitsIn = world.currency();
  account.limits = limit ? others.toSpliced(place < 0 ? others.length : place, 0, limit) : others;
  return limit && standingOf(world, account, limit);
}
