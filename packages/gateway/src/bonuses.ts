import { type Bonus, bonusStates } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, id, language, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';

const sum = v.pipe(amount, v.string());
const state = v.optional(v.fallback(v.nullable(v.picklist(bonusStates)), null), null);

const bonus = v.pipe(
  v.object({
    bonusId: id,
    bonusName: v.pipe(text, v.nonEmpty()),
    amount: sum,
    turnoverTotal: sum,
    turnoverDone: sum,
    maxBet: amount,
    grantTime: time,
    expiryTime: time,
    endTime: time,
    status: state,
    voidTerms: optionalText,
  }),
  v.transform(
    ({
      bonusId,
      bonusName,
      turnoverTotal,
      turnoverDone,
      grantTime,
      expiryTime,
      endTime,
      status,
      voidTerms,
      ...rest
    }): Bonus => ({
      ...rest,
      id: bonusId,
      name: bonusName,
      wagerTotal: turnoverTotal,
      wagerDone: turnoverDone,
      granted: grantTime,
      expires: expiryTime,
      ended: endTime,
      state: status,
      voids: voidTerms,
    }),
  ),
);

/**
 * A player's bonuses, the latest first, with what is left of all turnover as a decimal string: until then no bonus is money. Nothing but
 * the page's name is in the source.
 */
export const bonusDetails = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  access: 'player',
  assumed: true,
  input: v.object({
    status: v.optional(v.picklist(bonusStates)),
    pageNo: v.optional(whole, 1),
    pageSize: v.optional(whole, 10),
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(bonus), turnoverLeft: amount, total: count, totalPages: count }),
    v.transform(({ list: bonuses, turnoverLeft, ...rest }) => ({ bonuses, wagerLeft: turnoverLeft, ...rest })),
  ),
});
