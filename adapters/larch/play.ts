import { capitals, isoMoment, type Operations, type SignedCall } from '@baize/adapter';
import { limitKinds, limitPeriods, restKinds } from '@baize/domain';
import * as v from 'valibot';
import { money } from './words.ts';

const { oneOf, theirs } = capitals;

const whole = v.pipe(v.number(), v.safeInteger());
const limit = v.object({
  kind: oneOf(limitKinds),
  period: oneOf(limitPeriods),
  max: whole,
  used: whole,
  left: whole,
  next: v.nullable(v.object({ max: v.nullable(whole), from: isoMoment })),
  resets_at: isoMoment,
});
const rest = v.object({ kind: oneOf(restKinds), from: isoMoment, until: v.nullable(isoMoment) });
const due = v.nullable(v.object({ minutes: v.number(), due_at: isoMoment }));
const play = v.object({
  since: isoMoment,
  staked: money.sum,
  won: money.sum,
  limits: v.array(limit),
  rest: v.nullable(rest),
  reminder: v.object({ house: v.nullable(v.number()), own: v.nullable(v.number()), next: due }),
});
const changed = v.object({ when: oneOf(['now', 'later', 'same']), limit: v.nullable(limit), currency: v.string() });
const nextDue = v.object({ next: due });

const readPlay = ({ platform }: SignedCall) => platform.get('/v2/me/play', play);

/** Writes a limit; one of time is in minutes, the others are in minor units. */
function limitOf({ kind, period, max, used, left, next, resets_at }: v.InferOutput<typeof limit>, currency: string) {
  const amount = (minor: number) => (kind === 'time' ? String(minor) : money.decimal({ minor, currency }));
  const pending = next && { amount: next.max === null ? null : amount(next.max), from: next.from };
  return { kind, period, amount: amount(max), used: amount(used), left: amount(left), pending, resets: resets_at };
}

const changeOf = ({ when, limit: held, currency }: v.InferOutput<typeof changed>) => ({
  outcome: when,
  limit: held && limitOf(held, currency),
});

const checkOf = (next: v.InferOutput<typeof due>) => next && { minutes: next.minutes, dueAt: next.due_at };

export const playOperations = {
  async playSession(_, call) {
    const { since, staked, won, limits, rest: resting, reminder } = await readPlay(call);
    const { currency } = staked;
    return {
      startedAt: since,
      staked: staked.amount,
      won: won.amount,
      currency,
      limits: limits.map((one) => limitOf(one, currency)),
      realityCheck: checkOf(reminder.next),
      rest: resting,
    };
  },

  async playControl(_, call) {
    const { staked, limits, rest: resting, reminder } = await readPlay(call);
    return {
      limits: limits.map((one) => limitOf(one, staked.currency)),
      rest: resting,
      realityCheck: { brand: reminder.house, own: reminder.own },
    };
  },

  async setPlayLimit({ kind, period, amount }, call) {
    const { currency } = (await readPlay(call)).staked;
    const minor = (text: string) => (kind === 'time' ? Number(text) : money.minor(text, currency));
    const body = { kind: theirs(kind), period: theirs(period), max: amount === null ? null : minor(amount) };
    return changeOf(await call.platform.put('/v2/me/play/limits', body, changed));
  },

  async cancelLimitRaise({ kind, period }, { platform }) {
    return changeOf(await platform.delete(`/v2/me/play/limits/${theirs(kind)}/${theirs(period)}/raise`, changed));
  },

  excludeSelf: ({ kind, length }, { platform }) =>
    platform.post('/v2/me/play/rests', { kind: theirs(kind), length }, rest),

  takeBreak: ({ hours }, { platform }) => platform.post('/v2/me/play/rests', { kind: 'BREAK', length: hours }, rest),

  async setRealityCheck({ minutes }, { platform }) {
    const { next } = await platform.put('/v2/me/play/reminder', { minutes }, nextDue);
    return { realityCheck: checkOf(next) };
  },

  async confirmRealityCheck({ dueAt }, { platform }) {
    const body = { due_at: new Date(dueAt).toISOString() };
    const { next } = await platform.post('/v2/me/play/reminder/seen', body, nextDue);
    return { realityCheck: checkOf(next) };
  },
} satisfies Operations;
