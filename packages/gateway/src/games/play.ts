import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, language, noInput, optionalText, text, time, whole } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { dutiesWire } from '../responsible-play/duties.ts';
import { realityCheckWire, restWire } from '../responsible-play/playControl.ts';

/** Launched game. `ownWindow` asks for a separate window, as some studios refuse frames; that field is assumed. */
export const opened = v.object({
  url: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)),
  launchId: id,
  ownWindow: flag,
});

/**
 * Launches a game and returns its URL for a frame, which is checked again before use; each launch is used once. Source:
 * only that it needs a player.
 */
export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunch',
  access: 'player',
  playMoney: true,
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
 * Launches a vendor's sportsbook, at one of its games if a code is given. Errors: `game-unavailable` for a vendor
 * without one. Source: section 7; method and fields are assumed.
 */
export const launchSports = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  capability: 'sports',
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

/** Starts a break of some hours at once: no launch and no deposit until it ends. */
export const takeBreak = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_takeBreak',
  capability: 'breaks',
  access: 'player',
  assumed: true,
  input: v.object({ hours: v.pipe(whole, v.minValue(1)) }),
  value: v.object({ until: time }),
});

/**
 * Data of the session bar: start of playing time (ms, moved forward by pauses), stakes and wins as decimal strings,
 * remaining limits, next reality check and current rest. Logging in again within half an hour, or in another tab,
 * continues the session.
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
        left: v.pipe(amount, v.string()),
      }),
    ),
    realityCheck: realityCheckWire,
    rest: v.nullish(restWire, null),
    ...dutiesWire,
  }),
});
