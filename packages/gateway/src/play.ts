import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, id, language, noInput, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';

/**
 * Opens a game for the player and answers where to frame it. The address is judged again before it is framed; each launch is used once.
 * Nothing of it is in the source but that it needs a player.
 */
export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunch',
  access: 'player',
  assumed: true,
  launch: true,
  input: v.object({
    nodeId: id,
    vassalage: text,
    gameType: text,
    gameCode: text,
    platform: v.optional(v.literal('WEB'), 'WEB'),
    language,
  }),
  value: v.object({ url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)), launchId: id }),
});

/** Begins a break of so many hours at once: no launch and no deposit until it is over. Nothing of it is in the source. */
export const takeBreak = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_takeBreak',
  access: 'player',
  assumed: true,
  input: v.object({ hours: v.pipe(whole, v.minValue(1)) }),
  value: v.object({ until: time }),
});

/**
 * What the session bar shows: since when the player plays (ms), stakes and wins of the session as decimal strings, and limits with what is left of them.
 * Nothing of it is in the source.
 */
export const playSession = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlaySession',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.object({
    startedAt: time,
    staked: amount,
    won: amount,
    currency: optionalText,
    limits: list(
      v.object({
        kind: v.picklist(['deposit', 'loss', 'stake', 'time']),
        period: v.picklist(['day', 'week', 'month']),
        /** Decimal string; minutes for time. */
        left: v.pipe(amount, v.string()),
      }),
    ),
  }),
});
