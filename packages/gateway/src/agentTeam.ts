import { contractKinds } from '@baize/domain';
import * as v from 'valibot';
import { teamAccount } from './agentShapes.ts';
import { endpoint } from './endpoint.ts';
import { amount, count, flag, id, language, noInput, optionalText, text, time } from './fields.ts';
import { list } from './list.ts';
import { agreed, agreedNames, movement } from './movements.ts';
import { moment, pages, span, sum } from './recordFields.ts';
import { paymentPassword } from './withdrawals.ts';

/**
 * Who the agent is and what the platform lets them do. `rebate` is their own rate in per cent, `activeMinimum` the valid bets that make
 * a member active in a period. Assumed.
 */
export const agentProfile = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentProfile',
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
  /** A request from above that waits for the agent, or one of the agent's own that waits below. */
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

/** What waits for the agent, the soonest deadline first; `counts` are for the menu, `announcements` those unread. Assumed. */
export const agentAttention = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentAttention',
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
 * The team in a span of days and in the span of the same length before it: figures, days, best direct downlines, products. A product
 * is a game category. Assumed.
 */
export const teamOverview = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamOverview',
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

/** One downline: balance, own figures and those of the whole team below, of the span that was asked for. */
const downlineRow = v.object({
  member: teamAccount,
  balance: sum,
  /** Everybody below; 0 for players. */
  team: count,
  /** Direct downlines that the filters leave: what opening the row brings. */
  children: count,
  own: side,
  teamFigures: side,
  rebate: sum,
  contract: v.nullable(v.picklist(['requested', 'active', 'terminating'])),
  loginTime: time,
  /** The filters hold for it, and not only for one below. */
  matches: flag,
});
export type DownlineRow = v.InferOutput<typeof downlineRow>;

const treeFilters = {
  who: v.optional(v.picklist(['agent', 'player'])),
  level: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/))),
  contract: v.optional(v.picklist(['any', 'none', 'requested', 'active', 'terminating'])),
  /** Had valid bets in the last so many days. */
  active: v.optional(v.picklist(['1', '7', '30'])),
};

/** One level of the team below an account (the agent without one), by valid bets; filters keep a row for what is below it. Assumed. */
export const teamLevel = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamLevel',
  access: 'agent',
  assumed: true,
  input: v.object({ parent: v.optional(id), ...span, ...treeFilters, ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.object({
    rows: list(downlineRow),
    /** Of this level. */
    total: count,
    totalPages: count,
    /** Of the whole team, with the filters. */
    teamTotal: count,
    updatedAt: time,
    currency: optionalText,
  }),
});

/** Accounts whose name holds a text, at any depth, each with the way to it; at most 50. Assumed. */
export const teamSearch = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_searchTeam',
  access: 'agent',
  assumed: true,
  input: v.object({ text: v.pipe(text, v.nonEmpty()), ...treeFilters }),
  value: v.object({
    hits: list(v.object({ member: teamAccount, path: list(teamAccount) })),
    total: count,
  }),
});

/** One downline in full, with who did what to it. `closed`: no money may be sent, without saying why. Errors: `not-found`. Assumed. */
export const downline = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getDownline',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id, ...span }),
  value: v.object({
    row: downlineRow,
    path: list(teamAccount),
    openedAt: time,
    /** Whoever opened it or the invitation it came by. */
    openedBy: optionalText,
    closed: flag,
    contracts: list(v.object({ kind: v.picklist(contractKinds), contractId: id, state: text })),
    log: list(v.object({ at: time, by: optionalText, what: text, detail: optionalText })),
    currency: optionalText,
  }),
});

/** Whether and how much may go to a downline; quotes are of kind `downline` with the account as `to`. Errors: `not-found`. Assumed. */
export const downlineTransferSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getDownlineTransferSettings',
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

/** Sends money to a downline at a quote of kind `downline`. Errors: `downline-unavailable`, those of the password and the quote. Assumed. */
export const transferDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferDownline',
  access: 'agent',
  assumed: true,
  encrypted: true,
  money: true,
  input: v.object({ ...agreed, paymentPassword, language }),
  inputNames: agreedNames,
  value: movement,
});
