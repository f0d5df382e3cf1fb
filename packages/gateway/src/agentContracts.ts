import { type ContractKind, readDecimal } from '@baize/domain';
import * as v from 'valibot';
import {
  bounds,
  contract,
  contractKind,
  ending,
  period,
  periodFigures,
  settlementRules,
  teamAccount,
  termsFields,
} from './agentShapes.ts';
import { endpoint } from './endpoint.ts';
import { count, flag, id, language, noInput, optionalText, text, time } from './fields.ts';
import { list } from './list.ts';
import { mostCharacters } from './mostCharacters.ts';
import { moment, pages } from './recordFields.ts';

/** Which kinds of contract the platform runs. Source: section 7; the fields are those of section 3. */
export const consolidatedFunds = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'player',
  input: noInput,
  value: v.pipe(
    v.object({ dividend: flag, dailySalary: flag, hourSalary: flag, realTimeSalary: flag }),
    v.transform(
      ({ dividend, dailySalary, hourSalary, realTimeSalary }): Readonly<Record<ContractKind, boolean>> => ({
        dividend,
        'daily-salary': dailySalary,
        'hourly-salary': hourSalary,
        'realtime-salary': realTimeSalary,
      }),
    ),
  ),
});

/** Why nothing can be proposed now: no contract of one's own, or a change of it that waits for an answer; null when it can. */
const blocked = v.optional(v.nullable(v.picklist(['no-contract', 'change-waiting', 'ending'])), null);

const rebateRequest = v.object({
  id,
  account: teamAccount,
  side: v.picklist(['payer', 'payee']),
  payerName: text,
  from: v.string(),
  to: v.string(),
  expiresAt: moment,
  /** To be sent back with the answer. */
  seen: count,
});
export type RebateRequest = v.InferOutput<typeof rebateRequest>;

/**
 * An account's contracts of a kind: its own (in force or ending), the requests that wait on either side, all that it gave and was
 * given before, the newest first, and where the running period of its own stands. Assumed.
 */
export const contracts = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getContracts',
  access: 'player',
  assumed: true,
  input: v.object({ kind: contractKind }),
  value: v.object({
    own: v.nullable(contract),
    /** Agreed, and to begin after the running period of the one before. */
    next: v.optional(v.nullable(contract), null),
    requests: list(contract),
    rebates: list(rebateRequest),
    given: list(contract),
    past: list(contract),
    running: v.nullable(v.object({ from: time, to: time, settlesAt: time, figures: periodFigures, updatedAt: time })),
    rules: settlementRules,
    blocked,
    currency: optionalText,
  }),
});

/**
 * One contract or request with everything that an answer to it depends on: the contract it would replace, its limits, what would end
 * with it (by its acceptance while it is requested, by its termination while it is in force), the last three periods, the versions
 * before it. Errors: `not-found`. Assumed.
 */
export const contractDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getContract',
  access: 'player',
  assumed: true,
  input: v.object({ contractId: id }),
  inputNames: { contractId: 'contract' },
  value: v.object({
    contract,
    before: v.nullable(contract),
    /** When its first period begins if it is accepted now, and when the one before ends; null once it is answered. */
    startsAt: time,
    beforeEndsAt: time,
    endings: list(ending),
    periods: list(period),
    running: v.nullable(v.object({ from: time, to: time, settlesAt: time, figures: periodFigures, updatedAt: time })),
    versions: list(contract),
    bounds: v.nullable(bounds),
    rules: settlementRules,
    currency: optionalText,
  }),
});

/**
 * All that a proposal to a direct downline is made from: its contract of the kind, the limits, its last three periods and the best one
 * for the worst case. Errors: `not-found`. Assumed.
 */
export const proposalBasis = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getProposalBasis',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id, kind: contractKind }),
  value: v.object({
    payee: teamAccount,
    team: count,
    current: v.nullable(contract),
    open: v.nullable(contract),
    bounds: v.nullable(bounds),
    periods: list(period),
    rules: settlementRules,
    blocked,
    currency: optionalText,
  }),
});

/**
 * Sends a proposal. Errors: `not-found`, `not-allowed` where the kind is off, `request-open`, `own-contract-needed`,
 * `terms-not-allowed` with the problems. Assumed.
 */
export const proposeContract = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_proposeContract',
  access: 'agent',
  assumed: true,
  input: v.object({
    account: id,
    kind: contractKind,
    ...termsFields,
    note: v.optional(v.pipe(v.string(), mostCharacters(200)), ''),
  }),
  value: contract,
});

const answer = {
  method: 'POST',
  access: 'player',
  assumed: true,
  input: v.object({
    contractId: id,
    action: v.picklist(['accept', 'reject', 'withdraw', 'terminate']),
    reason: v.optional(v.pipe(v.string(), mostCharacters(400))),
    /** How many entries of the log were seen. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** How many other contracts end with it, as typed. */
    endings: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
    language,
  }),
  inputNames: { contractId: 'contract', version: 'seen' },
  value: contract,
} as const;

/**
 * Accepts, rejects, withdraws or terminates. Errors: `not-found`, `contract-changed` with the contract as it is, `request-expired`,
 * `own-contract-needed`, `terms-not-allowed`, `count-differs` with the count, `validation-failed` without a reason, `not-allowed` where
 * the kind is off. Source: section 7; `endings` and the answer are assumed.
 */
export const processDividend = endpoint({ ...answer, path: '/wps/relay/MCS2_processDividendReq' });
/** As `processDividend`, of daily salary. */
export const processDailySalary = endpoint({ ...answer, path: '/wps/relay/MCS2_processDailySalContract' });
/** As `processDividend`, of hourly salary. */
export const processHourlySalary = endpoint({ ...answer, path: '/wps/relay/MCS2_processContractHourSalary' });
/** As `processDividend`, of real-time salary. */
export const processRealtimeSalary = endpoint({ ...answer, path: '/wps/relay/MCSFE_processRealTimeSalaryContract' });

/** The call that answers contracts of a kind. */
export const processContract = {
  dividend: processDividend,
  'daily-salary': processDailySalary,
  'hourly-salary': processHourlySalary,
  'realtime-salary': processRealtimeSalary,
} as const satisfies Record<ContractKind, unknown>;

/** Everything that was done to the contracts of a kind by either side or the platform, the latest first. Assumed. */
export const contractLog = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getContractLog',
  access: 'player',
  assumed: true,
  input: v.object({ kind: contractKind, ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.object({ at: time, by: optionalText, step: count, contract })),
      totalPages: count,
    }),
    v.transform(({ list: entries, ...rest }) => ({ entries, ...rest })),
  ),
});

const percent = v.pipe(
  v.string(),
  v.check((value) => readDecimal(value) !== null),
);

/**
 * Changes the rebate of a direct downline: at once when it rises, by a request when it falls. Errors: `not-found`,
 * `validation-failed`, `request-open`. Assumed.
 */
export const changeRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_changeRebate',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id, rate: percent }),
  value: v.object({ state: v.picklist(['done', 'requested']) }),
});

/** Answers a request for a lower rebate, or withdraws it. Errors: `not-found`, `contract-changed`, `request-expired`. Assumed. */
export const answerRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_processRebateReq',
  access: 'player',
  assumed: true,
  input: v.object({
    requestId: id,
    action: v.picklist(['accept', 'reject', 'withdraw']),
    reason: v.optional(v.pipe(v.string(), mostCharacters(400))),
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  inputNames: { requestId: 'request', version: 'seen' },
  value: v.object({ rate: v.string() }),
});
