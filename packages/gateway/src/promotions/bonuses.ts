import { type Bonus, bonusStates } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, id, language, optionalText, paged, pageEnd, text, time, unknownCount } from '../base/fields.ts';
import { list } from '../base/list.ts';

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
 * Player's bonuses, latest first, with the total turnover left as a decimal string: until it is zero, no bonus can be
 * withdrawn.
 */
export const bonusDetails = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  capability: 'bonuses',
  access: 'player',
  assumed: true,
  input: v.object({
    status: v.optional(v.picklist(bonusStates)),
    ...paged(10),
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(bonus), turnoverLeft: amount, total: unknownCount, ...pageEnd }),
    v.transform(({ list: bonuses, turnoverLeft, ...rest }) => ({ bonuses, wagerLeft: turnoverLeft, ...rest })),
  ),
});
