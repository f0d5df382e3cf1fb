import { type Mission, missionGoals, missionStates, rankPeriods } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, flag, id, language, noInput, optionalText, text, time, whole } from '../base/fields.ts';
import { list } from '../base/list.ts';

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
 * Missions of the current periods and the player's check-in streak. Errors: `on-a-break`. Source: section 7 (the name
 * alone); everything else is assumed.
 */
export const missionSummary = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  capability: 'missions',
  access: 'player',
  assumed: true,
  input: v.object({ language }),
  value: v.pipe(
    v.object({ list: list(mission), checkIn }),
    v.transform(({ list: missions, ...rest }) => ({ missions, ...rest })),
  ),
});

/**
 * Claims a finished mission. `resetTime` is the end of its period as shown: after that the platform answers
 * `promotion-over`. Errors: `promotion-not-open`, `already-claimed`, `on-a-break`.
 */
export const claimMission = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  capability: 'missions',
  access: 'player',
  money: true,
  assumed: true,
  input: v.object({ missionId: id, resetTime: v.pipe(v.number(), v.safeInteger()) }),
  value: v.pipe(
    v.object({ referenceNo: optionalText, amount, points: count }),
    v.transform(({ referenceNo, ...rest }) => ({ ...rest, reference: referenceNo })),
  ),
});

/** Checks in for today, which earns points for the leaderboard; a second time has no effect. */
export const checkInToday = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_missionCheckIn',
  capability: 'missions',
  access: 'player',
  assumed: true,
  input: noInput,
  value: checkIn,
});

const rank = v.pipe(count, v.minValue(1));

/**
 * Leaderboard of mission points in a period, names masked, with the player's rank. Source: section 7 (the name alone);
 * the rest is assumed.
 */
export const missionLeaderboard = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  capability: 'missions',
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
