import { accountTypes, betStatuses, gameTypes, incomeSources, movementStates } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, id, language, optionalText, pageEnd, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { pages, span, sum, unknownSums } from '../base/recordFields.ts';
import { accountRow, accountTotals } from '../records/accountRecords.ts';
import { bet, betTotals } from '../records/betRecords.ts';
import { teamAccount } from './agentShapes.ts';

/** Filter for one account, or with `branch` for everyone below it too. */
const within = { account: v.optional(id), branch: v.optional(v.picklist(['true'])) };

/**
 * Bets of the team, newest first, with sums over all filtered bets. Errors: `not-found` for accounts outside the team.
 */
export const teamBets = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamBets',
  capability: 'agents',
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
      totals: unknownSums(betTotals),
      ...pageEnd,
      currency: optionalText,
    }),
    v.transform(({ list: bets, ...rest }) => ({ bets, ...rest })),
  ),
});

/** Deposits, withdrawals, transfers and bonuses of the team; filters as in `teamBets`. */
export const teamTransactions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamTransactions',
  capability: 'agents',
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
      totals: unknownSums(accountTotals),
      ...pageEnd,
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
 * Profit and loss of a team or branch, by direct downline (each with everyone below), product or day of the platform's
 * zone. `path` leads from the agent to the account. Errors: `not-found`.
 */
export const teamProfit = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamProfit',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ ...span, account: v.optional(id), by: v.picklist(profitViews), ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      path: list(teamAccount),
      list: list(
        v.object({
          /** One of three, as requested; the account itself comes first among its downlines, with its own figures. */
          member: v.optional(v.nullable(teamAccount), null),
          category: optionalText,
          day: time,
          branch: v.optional(v.boolean(), false),
          ...profitFigures,
        }),
      ),
      totals: unknownSums(v.object(profitFigures)),
      ...pageEnd,
      currency: optionalText,
    }),
    v.transform(({ list: rows, ...rest }) => ({ rows, ...rest })),
  ),
});

/**
 * Agent's income by source, period and downline, latest first, less payments to those below from the same source. A
 * rebate line carries its calculation (valid bets by the difference of two rates), a contract line that of its bill.
 */
export const agentIncome = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentIncome',
  capability: 'agents',
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
          member: v.optional(v.nullable(teamAccount), null),
          amount: sum,
          billId: v.optional(v.nullable(id), null),
          rebate: v.optional(v.nullable(v.object({ validBets: sum, ownRate: sum, theirRate: sum })), null),
          /** Amount of the line's bill, and the shares that make it up. */
          billed: v.optional(v.nullable(sum), null),
          shares: list(v.object({ base: sum, percent: sum, amount: sum })),
        }),
      ),
      /** Sums per source in the span, regardless of the source filter. */
      sources: list(v.object({ source: v.picklist(incomeSources), lines: count, earned: sum, paid: sum, net: sum })),
      totals: unknownSums(v.object({ lines: count, earned: sum, paid: sum, net: sum })),
      ...pageEnd,
      currency: optionalText,
      timeZone: optionalText,
    }),
    v.transform(({ list: lines, ...rest }) => ({ lines, ...rest })),
  ),
});
