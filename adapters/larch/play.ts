import { capitals, isoMoment, type Operations, playLimits, type SignedCall, snakeCase } from '@baize/adapter';
import { limitKinds, limitPeriods, restKinds } from '@baize/domain';
import * as v from 'valibot';
import { money } from './words.ts';

const { oneOf, theirs } = capitals;
const limitUnits = playLimits(money);

const whole = v.pipe(v.number(), v.safeInteger());
const limit = snakeCase({
  kind: oneOf(limitKinds),
  period: oneOf(limitPeriods),
  ...v.entriesFromList(['max', 'used', 'left'], whole),
  next: v.nullable(v.object({ max: v.nullable(whole), from: isoMoment })),
  resets_at: isoMoment,
});
const rest = v.object({ kind: oneOf(restKinds), from: isoMoment, until: v.nullable(isoMoment) });
const reminder = v.nullable(snakeCase({ minutes: v.number(), due_at: isoMoment }));
const play = v.object({
  since: isoMoment,
  ...v.entriesFromList(['staked', 'won'], money.sum),
  limits: v.array(limit),
  rest: v.nullable(rest),
  reminder: v.object({ house: v.nullable(v.number()), own: v.nullable(v.number()), next: reminder }),
});
const changed = v.object({ when: oneOf(['now', 'later', 'same']), limit: v.nullable(limit), currency: v.string() });
const nextReminder = v.object({ next: reminder });

async function playOf({ platform }: SignedCall) {
  const read = await platform.get('/v2/me/play', play);
  const { currency } = read.staked;
  return { ...read, currency, limits: read.limits.map((one) => limitUnits.wire(one, currency)) };
}

const changeOf = ({ when, limit: held, currency }: v.InferOutput<typeof changed>) => ({
  outcome: when,
  limit: held && limitUnits.wire(held, currency),
});

export const playOperations = {
  async playSession(_, call) {
    const { since, staked, won, reminder: due, ...shown } = await playOf(call);
    return { ...shown, startedAt: since, staked: staked.amount, won: won.amount, realityCheck: due.next };
  },

  async playControl(_, call) {
    const { limits, rest: resting, reminder: due } = await playOf(call);
    return { limits, rest: resting, realityCheck: { brand: due.house, own: due.own } };
  },

  async setPlayLimit({ kind, period, amount }, call) {
    const { currency } = await playOf(call);
    const max = limitUnits.whole(kind, amount, currency);
    const body = { kind: theirs(kind), period: theirs(period), max };
    return changeOf(await call.platform.put('/v2/me/play/limits', body, changed));
  },

  async cancelLimitRaise({ kind, period }, { platform }) {
    return changeOf(await platform.delete(`/v2/me/play/limits/${theirs(kind)}/${theirs(period)}/raise`, changed));
  },

  excludeSelf: ({ kind, length }, { platform }) =>
    platform.post('/v2/me/play/rests', { kind: theirs(kind), length }, rest),

  takeBreak: ({ hours }, { platform }) => platform.post('/v2/me/play/rests', { kind: 'BREAK', length: hours }, rest),

  async setRealityCheck({ minutes }, { platform }) {
    const { next } = await platform.put('/v2/me/play/reminder', { minutes }, nextReminder);
    return { realityCheck: next };
  },

  async confirmRealityCheck({ dueAt }, { platform }) {
    const body = { due_at: new Date(dueAt).toISOString() };
    const { next } = await platform.post('/v2/me/play/reminder/seen', body, nextReminder);
    return { realityCheck: next };
  },
} satisfies Operations;
