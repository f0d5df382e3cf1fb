import { accountTypes, betStatuses, gameTypes, incomeSources, movementStates } from '@baize/domain';
import * as v from 'valibot';
import { accountRow, accountTotals } from './accountRecords.ts';
import { teamAccount } from './agentShapes.ts';
import { bet, betTotals } from './betRecords.ts';
import { endpoint } from './endpoint.ts';
import { count, id, language, optionalText, text, time } from './fields.ts';
import { list } from './list.ts';
import { pages, span, sum } from './recordFields.ts';

/** Narrows a report to one account, or with `branch` to it and everybody below it. */
const within = { account: v.optional(id), branch: v.optional(v.picklist(['true'])) };

/**
 * The bets of the team, the newest first, a page at a time, with sums over everything that is filtered. An account that is not of the
 * team is refused with `not-found`. Assumed.
 */
export const teamBets = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamBets',
  access: 'agent',
  assumed: true,
  input: v.object({
    ...span,
    ...within,
    gameCategory: v.optional(v.picklist(gameTypes)),
    vassalage: v.optional(text),
    status: v.optional(v.picklist(betStatuses)),
    ...pages,
    language,
  }),
  inputNames: { gameCategory: 'category', vassalage: 'vendor', pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.object({ member: teamAccount, bet })),
      totals: betTotals,
      totalPages: count,
      currency: optionalText,
    }),
    v.transform(({ list: bets, ...rest }) => ({ bets, ...rest })),
  ),
});

/** Deposits, withdrawals, transfers and bonuses of the team, as `teamBets`. Assumed. */
export const teamTransactions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamTransactions',
  access: 'agent',
  assumed: true,
  input: v.object({
    ...span,
    ...within,
    type: v.optional(v.picklist(accountTypes)),
    status: v.optional(v.picklist(movementStates)),
    ...pages,
    language,
  }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.object({ member: teamAccount, record: accountRow })),
      totals: accountTotals,
      totalPages: count,
      currency: optionalText,
    }),
    v.transform(({ list: records, ...rest }) => ({ records, ...rest })),
  ),
});

const profitFigures = {
  bets: count,
  validBets: sum,
  stakes: sum,
  payouts: sum,
  bonuses: sum,
  result: sum,
  deposits: sum,
  withdrawals: sum,
};

export const profitViews = ['downline', 'product', 'day'] as const;

/**
 * Profit and loss of the agent's team, or of the branch of one account, by direct downline (each with everybody below it), by product
 * or by day of the platform's zone. `path` leads from the agent to the account. Errors: `not-found`. Assumed.
 */
export const teamProfit = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamProfit',
  access: 'agent',
  assumed: true,
  input: v.object({ ...span, account: v.optional(id), by: v.picklist(profitViews), ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      path: list(teamAccount),
      list: list(
        v.object({
          /** One of three, by what was asked for; the account itself stands first among its downlines, with its own figures. */
          member: v.optional(v.nullable(teamAccount), null),
          category: optionalText,
          day: time,
          /** Whether there is a branch to open. */
          branch: v.optional(v.boolean(), false),
          ...profitFigures,
        }),
      ),
      totals: v.object(profitFigures),
      totalPages: count,
      currency: optionalText,
    }),
    v.transform(({ list: rows, ...rest }) => ({ rows, ...rest })),
  ),
});

/**
 * What the agent earned, by source, period and downline, the latest first, less what they paid out to those below where that is of the
 * same source. A rebate line carries its sum: valid bets by the difference of two rates; a line of a contract names its bill. Assumed.
 */
export const agentIncome = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentIncome',
  access: 'agent',
  assumed: true,
  input: v.object({ ...span, source: v.optional(v.picklist(incomeSources)), account: v.optional(id), ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(
        v.object({
          id,
          source: v.picklist(incomeSources),
          at: time,
          from: time,
          to: time,
          /** The downline that it comes from or goes to; null for the agent's own contract. */
          member: v.optional(v.nullable(teamAccount), null),
          /** Below zero for what was paid to a downline. */
          amount: sum,
          billId: v.optional(v.nullable(id), null),
          rebate: v.optional(v.nullable(v.object({ validBets: sum, ownRate: sum, theirRate: sum })), null),
        }),
      ),
      /** Of each source in the span, whatever is filtered by source. */
      sources: list(v.object({ source: v.picklist(incomeSources), lines: count, earned: sum, paid: sum, net: sum })),
      totals: v.object({ lines: count, earned: sum, paid: sum, net: sum }),
      totalPages: count,
      currency: optionalText,
      /** Of the days that periods go by. */
      timeZone: optionalText,
    }),
    v.transform(({ list: lines, ...rest }) => ({ lines, ...rest })),
  ),
});
