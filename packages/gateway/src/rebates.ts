import type { RebateLine } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { amount, count, id, noInput, optionalText, text, time, whole } from './fields.ts';
import { list } from './list.ts';

const sum = v.pipe(amount, v.string());

const line = v.pipe(
  v.object({ gameCategory: v.pipe(text, v.nonEmpty()), rate: sum, validBet: sum, amount: sum }),
  v.transform(
    ({ gameCategory, validBet, ...rest }): RebateLine => ({ ...rest, category: gameCategory, validBets: validBet }),
  ),
);

/** What waits to be claimed for each kind of game: rate in per cent, bets and rebate as decimal strings. Nothing of it is in the source. */
export const manualRebate = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  access: 'player',
  assumed: true,
  input: noInput,
  value: v.pipe(
    v.object({ list: list(line), total: sum }),
    v.transform(({ list: lines, total }) => ({ lines, total })),
  ),
});

/**
 * Credits the rebate of one kind of game, or of all of them where none is named. What was shown travels along: where it is another by now,
 * the platform answers `terms-changed` (409) and moves nothing. Errors: `nothing-to-claim`, `on-a-break`. Nothing of it is in the source.
 */
export const claimRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimManualRebate',
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

/** Rebates that were claimed, the latest first, since a moment (ms). Nothing of it is in the source. */
export const rebateHistory = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebateHistory',
  access: 'player',
  assumed: true,
  input: v.object({
    gameCategory: v.optional(v.pipe(text, v.nonEmpty())),
    since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    pageNo: v.optional(whole, 1),
    pageSize: v.optional(whole, 10),
  }),
  inputNames: { gameCategory: 'category', pageNo: 'page' },
  value: v.pipe(
    v.object({ list: list(past), total: count, totalPages: count }),
    v.transform(({ list: claims, ...rest }) => ({ claims, ...rest })),
  ),
});
