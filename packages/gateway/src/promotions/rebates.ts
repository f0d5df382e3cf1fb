import type { RebateLine } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { amount, id, noInput, optionalText, paged, pageEnd, text, time, unknownCount } from '../base/fields.ts';
import { list } from '../base/list.ts';

const sum = v.pipe(amount, v.string());

const line = v.pipe(
  v.object({ gameCategory: v.pipe(text, v.nonEmpty()), rate: sum, validBet: sum, amount: sum }),
  v.transform(
    ({ gameCategory, validBet, ...rest }): RebateLine => ({ ...rest, category: gameCategory, validBets: validBet }),
  ),
);

export const manualRebate = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  capability: 'rebate',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.object({ list: list(line), total: sum }),
    v.transform(({ list: lines, total }) => ({ lines, total })),
  ),
});

/**
 * Claims the rebate of one kind of game, or of all. Sends the amount shown: if it has changed, the platform answers
 * `terms-changed` (409) and moves nothing. Errors: `nothing-to-claim`, `on-a-break`.
 */
export const claimRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimManualRebate',
  capability: 'rebate',
  access: 'player',
  money: true,
  assumed: true,
  input: v.object({ gameCategory: v.optional(v.pipe(text, v.nonEmpty())), amount: sum }),
  inputNames: { gameCategory: 'category' },
  value: v.pipe(
    v.object({ referenceNo: optionalText, amount }),
    v.transform(({ referenceNo, ...rest }) => ({ ...rest, reference: referenceNo })),
  ),
});

const past = v.pipe(
  v.object({ referenceNo: id, claimTime: time, gameCategory: text, rate: sum, validBet: sum, amount: sum }),
  v.transform(({ referenceNo, claimTime, gameCategory, validBet, ...rest }) => ({
    ...rest,
    reference: referenceNo,
    at: claimTime,
    category: gameCategory,
    validBets: validBet,
  })),
);

export const rebateHistory = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebateHistory',
  capability: 'rebate',
  access: 'player',
  assumed: true,
  input: v.object({
    gameCategory: v.optional(v.pipe(text, v.nonEmpty())),
    since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    ...paged(10),
  }),
  inputNames: { gameCategory: 'category', pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(past), total: unknownCount, ...pageEnd }),
    v.transform(({ list: claims, ...rest }) => ({ claims, ...rest })),
  ),
});
