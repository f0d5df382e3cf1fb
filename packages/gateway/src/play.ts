import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, flag, id, language, noInput, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';
import { realityCheckWire, restWire } from './playControl.ts';

/** Where a game opens. `ownWindow` asks for a window of its own, as some houses refuse to be framed; that field is assumed. */
export const opened = v.object({
  url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)),
  launchId: id,
  ownWindow: flag,
});

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
  inputNames: { nodeId: 'id', vassalage: 'vendor' },
  value: opened,
});

/**
 * Opens the sports book of a vendor for the player, at one of its games when a code is given. Source: section 7; method and fields
 * are assumed. Refused with `game-unavailable` for a vendor that has none.
 */
export const launchSports = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'player',
  assumed: true,
  launch: true,
  input: v.object({
    vassalage: text,
    gameCode: v.optional(text),
    platform: v.optional(v.literal('WEB'), 'WEB'),
    language,
  }),
  inputNames: { vassalage: 'vendor' },
  value: opened,
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
 * What the session bar shows: since when the player plays (ms, pauses left out: what has passed since then is the time played), stakes and
 * wins of the session as decimal strings, limits with what is left of them, the next reality check, and the rest that is taken. Logging in anew
 * within half an hour goes on with the same session, and so do other tabs. Nothing of it is in the source.
 */
export const playSession = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlaySession',
  access: 'player',
  assumed: true,
  background: true,
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
    realityCheck: realityCheckWire,
    rest: v.nullish(restWire, null),
  }),
});
