import { contractKinds } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import {
  amount,
  count,
  flag,
  id,
  language,
  noInput,
  optionalText,
  pageEnd,
  text,
  time,
  unknownCount,
} from '../base/fields.ts';
import { list } from '../base/list.ts';
import { moment, pages, span, sum } from '../base/recordFields.ts';
import { agreed, agreedNames, movement } from '../money/movements.ts';
import { paymentPassword } from '../money/withdrawals.ts';
import { teamAccount } from './agentShapes.ts';

/**
 * Agent's account and permissions. `rebate` is their own rate in per cent, `activeMinimum` the valid bets that make a
 * member active in a period.
 */
export const agentProfile = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentProfile',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: noInput,
  value: v.object({
    account: id,
    name: text,
    level: count,
    uplineName: optionalText,
    rebate: sum,
    opensAgents: flag,
    opensMembers: flag,
    transfers: flag,
    activeMinimum: sum,
    timeZone: text,
    digits: count,
    currency: optionalText,
  }),
});

const attention = v.union([
  /** Request from above that awaits the agent, or the agent's own request that awaits a downline. */
  v.object({
    kind: v.picklist(['answer-request', 'request-waiting']),
    contractKind: v.picklist(contractKinds),
    contractId: id,
    name: text,
    account: id,
    tiers: count,
    sentAt: time,
    paysMore: flag,
    takesAway: flag,
    endings: count,
    until: time,
  }),
  v.object({
    kind: v.picklist(['pay-bills', 'collect-bills']),
    contractKind: v.picklist(contractKinds),
    bills: count,
    names: list(text),
    amount: sum,
    missing: v.optional(v.nullable(sum), null),
    until: time,
  }),
  v.object({
    kind: v.literal('contract-ending'),
    contractKind: v.picklist(contractKinds),
    contractId: id,
    name: text,
    account: id,
    until: time,
  }),
  v.object({ kind: v.literal('answer-rebate'), requestId: id, name: text, from: sum, to: sum, until: time }),
]);
export type AgentAttention = v.InferOutput<typeof attention>;

const perKind = v.object({ dividend: count, 'daily-salary': count, 'hourly-salary': count, 'realtime-salary': count });

/** Tasks of the agent, earliest deadline first; `counts` feed the menu, `announcements` counts unread ones. */
export const agentAttention = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentAttention',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  background: true,
  input: noInput,
  value: v.object({ items: list(attention), counts: perKind, announcements: count }),
});

const teamFigures = v.object({
  bets: count,
  validBets: sum,
  stakes: sum,
  payouts: sum,
  bonuses: sum,
  result: sum,
  deposits: sum,
  withdrawals: sum,
  activeMembers: count,
  fresh: count,
  income: sum,
});
export type TeamFigures = v.InferOutput<typeof teamFigures>;

/**
 * Team figures for a span and the preceding span of equal length: totals, days, best direct downlines and products
 * (game categories).
 */
export const teamOverview = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamOverview',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ ...span }),
  value: v.object({
    size: count,
    direct: count,
    current: teamFigures,
    before: teamFigures,
    beforeFrom: time,
    beforeTo: time,
    days: list(v.object({ day: moment, validBets: sum, deposits: sum, beforeDay: time, beforeValidBets: sum })),
    best: list(v.object({ member: teamAccount, validBets: sum, beforeValidBets: sum })),
    products: list(
      v.object({ category: text, bets: count, validBets: sum, stakes: sum, payouts: sum, bonuses: sum, result: sum }),
    ),
    updatedAt: time,
    currency: optionalText,
  }),
});

const side = v.object({ validBets: sum, result: sum });

const downlineRow = v.object({
  member: teamAccount,
  balance: sum,
  team: count,
  /** Direct downlines that match the filters, shown when the row opens. */
  children: count,
  own: side,
  teamFigures: side,
  rebate: sum,
  contract: v.nullable(v.picklist(['requested', 'active', 'terminating'])),
  loginTime: time,
  /** True if the account itself matches the filters, not only one below. */
  matches: flag,
});
export type DownlineRow = v.InferOutput<typeof downlineRow>;

const treeFilters = {
  who: v.optional(v.picklist(['agent', 'player'])),
  level: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/))),
  contract: v.optional(v.picklist(['any', 'none', 'requested', 'active', 'terminating'])),
  active: v.optional(v.picklist(['1', '7', '30'])),
};

/**
 * One level of the team below an account (by default the agent), by valid bets; filters keep a row for matches below
 * it.
 */
export const teamLevel = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamLevel',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ parent: v.optional(id), ...span, ...treeFilters, ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.object({
    rows: list(downlineRow),
    total: unknownCount,
    ...pageEnd,
    teamTotal: count,
    updatedAt: time,
    currency: optionalText,
  }),
});

/** Accounts at any depth whose name contains a text, each with its path; at most 50. */
export const teamSearch = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_searchTeam',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ text: v.pipe(text, v.nonEmpty()), ...treeFilters }),
  value: v.object({
    hits: list(v.object({ member: teamAccount, path: list(teamAccount) })),
    total: count,
  }),
});

/**
 * One downline with its log. `closed`: it cannot receive money, for a reason that is not disclosed. Errors:
 * `not-found`.
 */
export const downline = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getDownline',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id, ...span }),
  value: v.object({
    row: downlineRow,
    path: list(teamAccount),
    openedAt: time,
    openedBy: optionalText,
    closed: flag,
    contracts: list(v.object({ kind: v.picklist(contractKinds), contractId: id, state: text })),
    log: list(v.object({ at: time, by: optionalText, what: text, detail: optionalText })),
    currency: optionalText,
  }),
});

/** Limits of a transfer to a downline; quotes are of kind `downline` with the account as `to`. Errors: `not-found`. */
export const downlineTransferSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getDownlineTransferSettings',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id }),
  value: v.object({
    allowed: flag,
    name: text,
    available: amount,
    currency: optionalText,
    min: sum,
    max: sum,
    limitLeft: amount,
    turnoverLeft: sum,
    hasPassword: flag,
  }),
});

/**
 * Sends money to a downline at a quote of kind `downline`. Errors: `downline-unavailable`, those of the password and
 * the quote.
 */
export const transferDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferDownline',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ ...agreed, paymentPassword: v.optional(paymentPassword), language }),
  inputNames: agreedNames,
  value: movement,
});
