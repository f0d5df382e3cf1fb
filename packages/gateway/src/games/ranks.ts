import { rankPeriods } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, count, language, optionalText, text, whole } from '../base/fields.ts';
import { list } from '../base/list.ts';

const sum = v.pipe(amount, v.string());

/**
 * Biggest winners of a day, week or month, names masked, with the player's rank if they won anything. Source: section 7
 * (the name alone); everything else is assumed.
 */
export const rankList = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  capability: 'ranks',
  access: 'open',
  tokenWhenHeld: true,
  public: true,
  assumed: true,
  input: v.object({
    period: v.optional(v.picklist(rankPeriods), 'day'),
    limitNum: v.optional(whole, 20),
    language,
  }),
  inputNames: { limitNum: 'limit' },
  value: v.pipe(
    v.object({
      list: list(
        v.object({
          rank: v.pipe(count, v.minValue(1)),
          playerName: v.pipe(text, v.nonEmpty()),
          winAmount: sum,
          icon: optionalText,
          own: v.optional(v.boolean(), false),
        }),
      ),
      own: v.optional(v.nullable(v.object({ rank: v.nullable(v.pipe(count, v.minValue(1))), winAmount: sum })), null),
    }),
    v.transform(({ list: ranks, own }) => ({
      ranks: ranks.map(({ playerName, winAmount, icon, ...rest }) => ({
        ...rest,
        name: playerName,
        amount: winAmount,
        picture: icon,
      })),
      own: own && { rank: own.rank, amount: own.winAmount },
    })),
  ),
});
