import type { GameFacts } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, id, language, longText } from '../base/fields.ts';
import { game } from './shapes.ts';

export const gameDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  access: 'open',
  assumed: true,
  input: v.object({ nodeId: id, language }),
  inputNames: { nodeId: 'id' },
  value: v.pipe(
    v.object({
      game,
      rtp: amount,
      volatility: v.optional(
        v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))), null),
        null,
      ),
      minBet: amount,
      maxBet: amount,
      lines: v.optional(v.nullable(count), null),
      bonusContribution: amount,
      description: v.optional(v.nullable(longText), null),
    }),
    v.transform(({ rtp, game: its, description, ...facts }) => ({
      game: its,
      description: description ?? null,
      facts: { returnToPlayer: rtp, ...facts } satisfies GameFacts,
    })),
  ),
});
