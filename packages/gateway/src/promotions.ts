import type { Promotion } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, flag, id, language, longText, optionalText, text, time } from './fields.ts';
import { list } from './list.ts';

/** Promotions to show, with what they bind a player to. Nothing but their types is in the source. */
export const promotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListPromotions',
  access: 'open',
  tokenWhenHeld: true,
  assumed: true,
  input: v.object({ type: v.optional(text), language }),
  value: list(
    v.pipe(
      v.object({
        id,
        type: text,
        title: v.pipe(text, v.nonEmpty()),
        summary: v.optional(v.fallback(longText, ''), ''),
        icon: optionalText,
        startTime: time,
        endTime: time,
        status: optionalText,
        turnoverLeft: amount,
        maxBet: amount,
        expiryTime: time,
        voidTerms: optionalText,
        joinable: flag,
      }),
      v.transform(
        ({ icon, startTime, endTime, turnoverLeft, expiryTime, voidTerms, ...fields }): Promotion => ({
          ...fields,
          picture: icon,
          from: startTime,
          to: endTime,
          wagerLeft: turnoverLeft,
          expires: expiryTime,
          voids: voidTerms,
        }),
      ),
    ),
  ),
});
