import { type LiveTable, tableKinds, tablePhases } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, language, optionalText, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';

const known = <const Names extends readonly string[]>(names: Names) =>
  v.optional(v.fallback(v.nullable(v.picklist(names)), null), null);
const number = v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null), null);
const marks = v.optional(v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.maxLength(200)), []), []);

const table = v.pipe(
  v.object({
    gameId: id,
    gameName: v.pipe(text, v.nonEmpty()),
    vassalage: v.pipe(text, v.nonEmpty()),
    vassalageName: optionalText,
    kind: known(tableKinds),
    language: optionalText,
    icon: optionalText,
    minStake: amount,
    maxStake: amount,
    seats: number,
    players: number,
    waiting: number,
    closed: flag,
    backAt: time,
    phase: known(tablePhases),
    phaseEndsAt: time,
    results: marks,
    shoe: number,
  }),
  v.transform(
    ({ gameId, gameName, vassalage, vassalageName, icon, ...rest }): LiveTable => ({
      ...rest,
      id: gameId,
      name: gameName,
      vendor: vassalage,
      vendorName: vassalageName ?? vassalage,
      picture: icon,
    }),
  ),
);

/**
 * Live tables of all studios as they stand now: limits, seats, the running phase with its end, and the last results,
 * oldest first. Asked every few seconds, so it is one call for a page.
 */
export const liveTables = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_liveTables',
  access: 'open',
  capability: 'live-tables',
  assumed: true,
  input: v.object({ language }),
  value: list(table),
});
