import { type Mission, missionGoals, missionStates, rankPeriods } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, flag, id, language, noInput, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';

const sum = v.pipe(amount, v.string());
const moment = v.pipe(time, v.number());

const mission = v.pipe(
  v.object({
    missionId: id,
    missionName: v.pipe(text, v.nonEmpty()),
    goal: v.optional(v.fallback(v.nullable(v.picklist(missionGoals)), null), null),
    gameType: optionalText,
    period: v.picklist(rankPeriods),
    progress: sum,
    target: sum,
    amount: sum,
    points: count,
    status: v.picklist(missionStates),
    resetTime: moment,
  }),
  v.transform(
    ({ missionId, missionName, status, resetTime, ...rest }): Mission => ({
      ...rest,
      id: missionId,
      name: missionName,
      state: status,
      resets: resetTime,
    }),
  ),
);

const checkIn = v.object({
  day: v.pipe(count, v.minValue(1)),
  done: flag,
  points: v.array(v.pipe(v.number(), v.integer())),
});

/**
 * Missions of the periods under way, and where the player stands in the row of days to check in on, with what each day brings. `on-a-break`
 * while they rest from playing. Source: section 7 (the name alone); everything else is assumed.
 */
export const missionSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: v.pipe(
    v.object({ list: list(mission), checkIn }),
    v.transform(({ list: missions, ...rest }) => ({ missions, ...rest })),
  ),
});

/**
 * Credits a mission that is done. `resetTime` is the end of the period that it was seen in: in a later one the platform answers
 * `promotion-over`. Errors: `promotion-not-open`, `already-claimed`, `on-a-break`. Nothing of it is in the source.
 */
export const claimMission = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  access: 'player',
  money: true,
  assumed: true,
  input: v.object({ missionId: id, resetTime: v.pipe(v.number(), v.safeInteger()) }),
  value: v.pipe(
    v.object({ referenceNo: optionalText, amount, points: count }),
    v.transform(({ referenceNo, ...rest }) => ({ ...rest, reference: referenceNo })),
  ),
});

/** Checks in for today, which brings points for the leaderboard; twice in a day is once. Nothing of it is in the source. */
export const checkInToday = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_missionCheckIn',
  access: 'player',
  assumed: true,
  input: noInput,
  value: checkIn,
});

const rank = v.pipe(count, v.minValue(1));

/** Who has most points by missions in a period, names masked, and where the player stands. Source: section 7 (the name alone); the rest is assumed. */
export const missionLeaderboard = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'player',
  assumed: true,
  input: v.object({ period: v.optional(v.picklist(rankPeriods), 'week'), limitNum: v.optional(whole, 20), language }),
  inputNames: { limitNum: 'limit' },
  value: v.pipe(
    v.object({
      list: list(
        v.object({ rank, playerName: v.pipe(text, v.nonEmpty()), points: count, icon: optionalText, own: flag }),
      ),
      own: v.object({ rank: v.nullable(rank), points: count }),
      resetTime: moment,
    }),
    v.transform(({ list: ranks, own, resetTime }) => ({
      ranks: ranks.map(({ playerName, icon, ...rest }) => ({ ...rest, name: playerName, picture: icon })),
      own,
      resets: resetTime,
    })),
  ),
});
