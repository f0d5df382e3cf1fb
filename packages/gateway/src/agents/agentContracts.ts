import type { ContractKind } from '@baize/domain';
import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { count, decimal, flag, id, language, noInput, optionalText, pageEnd, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { mostCharacters } from '../base/mostCharacters.ts';
import { moment, pages } from '../base/recordFields.ts';
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

/** Kinds of contract the platform runs. Source: section 7; the fields are those of section 3. */
export const consolidatedFunds = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  capability: 'contracts',
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

/** Reason why nothing can be proposed now; null if it can. */
const blocked = v.optional(v.nullable(v.picklist(['no-contract', 'change-waiting', 'ending'])), null);

const rebateRequest = v.object({
  id,
  account: teamAccount,
  side: v.picklist(['payer', 'payee']),
  payerName: text,
  from: v.string(),
  to: v.string(),
  expiresAt: moment,
  seen: count,
});
export type RebateRequest = v.InferOutput<typeof rebateRequest>;

/**
 * Contracts of a kind: the account's own (in force or ending), open requests of either side, past and granted ones,
 * newest first, and the running period.
 */
export const contracts = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getContracts',
  capability: 'contracts',
  access: 'player',
  assumed: true,
  input: v.object({ kind: contractKind }),
  value: v.object({
    own: v.nullable(contract),
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
 * One contract or request with the basis for an answer: the contract it would replace, its limits, contracts that would
 * end with it (by acceptance of a request, or by termination), the last three periods and earlier versions. Errors:
 * `not-found`.
 */
export const contractDetail = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getContract',
  capability: 'contracts',
  access: 'player',
  assumed: true,
  input: v.object({ contractId: id }),
  inputNames: { contractId: 'contract' },
  value: v.object({
    contract,
    before: v.nullable(contract),
    /** Start of the first period if accepted now, and end of the previous contract; null once answered. */
    startsAt: time,
    beforeEndsAt: time,
    endings: list(ending),
    /** Contracts that ended with its acceptance or termination. */
    ended: list(contract),
    periods: list(period),
    running: v.nullable(v.object({ from: time, to: time, settlesAt: time, figures: periodFigures, updatedAt: time })),
    versions: list(contract),
    bounds: v.nullable(bounds),
    rules: settlementRules,
    currency: optionalText,
  }),
});

/**
 * Basis of a proposal to a direct downline: current contract, limits, the last three periods, and the best one as the
 * worst case. Errors: `not-found`.
 */
export const proposalBasis = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getProposalBasis',
  capability: 'contracts',
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
 * Sends a proposal. Errors: `not-found`, `not-allowed` if the kind is off, `request-open`, `own-contract-needed`,
 * `terms-not-allowed` with the problems.
 */
export const proposeContract = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_proposeContract',
  capability: 'contracts',
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
  capability: 'contracts',
  access: 'player',
  assumed: true,
  input: v.object({
    contractId: id,
    action: v.picklist(['accept', 'reject', 'withdraw', 'terminate']),
    reason: v.optional(v.pipe(v.string(), mostCharacters(400))),
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    endings: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
    language,
  }),
  inputNames: { contractId: 'contract', version: 'seen' },
  value: contract,
} as const;

/**
 * Accepts, rejects, withdraws or terminates. Errors: `not-found`, `contract-changed` with the current contract,
 * `request-expired`, `own-contract-needed`, `terms-not-allowed`, `count-differs` with the count, `validation-failed`
 * without a reason, `not-allowed` if the kind is off. Source: section 7; `endings` and the response are assumed.
 */
export const processDividend = endpoint({ ...answer, path: '/wps/relay/MCS2_processDividendReq' });
export const processDailySalary = endpoint({ ...answer, path: '/wps/relay/MCS2_processDailySalContract' });
export const processHourlySalary = endpoint({ ...answer, path: '/wps/relay/MCS2_processContractHourSalary' });
export const processRealtimeSalary = endpoint({ ...answer, path: '/wps/relay/MCSFE_processRealTimeSalaryContract' });

export const processContract = {
  dividend: processDividend,
  'daily-salary': processDailySalary,
  'hourly-salary': processHourlySalary,
  'realtime-salary': processRealtimeSalary,
} as const satisfies Record<ContractKind, unknown>;

export const contractLog = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getContractLog',
  capability: 'contracts',
  access: 'player',
  assumed: true,
  input: v.object({ kind: contractKind, ...pages }),
  inputNames: { pageNo: 'page' },
  value: v.pipe(
    v.object({
      list: list(v.object({ at: time, by: optionalText, step: count, contract })),
      ...pageEnd,
    }),
    v.transform(({ list: entries, ...rest }) => ({ entries, ...rest })),
  ),
});

/**
 * Changes the rebate of a direct downline: a raise at once, a reduction by request. Errors: `not-found`,
 * `validation-failed`, `request-open`.
 */
export const changeRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_changeRebate',
  capability: 'agents',
  access: 'agent',
  assumed: true,
  input: v.object({ account: id, rate: decimal }),
  value: v.object({ state: v.picklist(['done', 'requested']) }),
});

const answeredRebate = v.object({
  by: v.picklist(['payer', 'payee']),
  action: v.picklist(['accept', 'reject', 'withdraw']),
  at: time,
});
export type AnsweredRebate = v.InferOutput<typeof answeredRebate>;

/** Reads from a refused answer, in `GatewayError.value`, who answered a lower rebate before; null if it has none. */
export function readAnsweredRebate(value: unknown): AnsweredRebate | null {
  const result = v.safeParse(answeredRebate, value);
  return result.success ? result.output : null;
}

/**
 * Answers or withdraws a request for a lower rebate. Errors: `not-found`, `contract-changed` with the earlier answer,
 * `request-expired`.
 */
export const answerRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_processRebateReq',
  capability: 'agents',
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
