import {
  type Bill,
  billStates,
  type Contract,
  type ContractTier,
  contractKinds,
  cycles,
  type PeriodFigures,
  type TermsProblem,
} from '@baize/domain';
import * as v from 'valibot';
import { count, flag, id, optionalText, text, time } from '../base/fields.ts';
import { list } from '../base/list.ts';
import { moment, sum } from '../base/recordFields.ts';

/** Contract or bill as received: log entries may lack a time, since only deadlines matter (FLT-087). */
type Told<T extends { log: readonly { at: number }[] }> = Omit<T, 'log'> & {
  log: readonly (Omit<T['log'][number], 'at'> & { at: number | null })[];
};

/** Shapes shared by the calls of the agent centre. All assumed, except the fields of a contract (section 3). */

export const contractKind = v.picklist(contractKinds);
export const cycle = v.picklist(cycles);

const money = v.optional(sum);
const tierShape = v.pipe(
  v.object({
    'valid-bets': money,
    'team-result': money,
    'active-members': money,
    'single-bet': money,
    rate: money,
    'win-rate': money,
    'loss-rate': money,
  }),
  v.transform((tier) => tier as ContractTier),
);

export const termsFields = { cycle, tiers: v.pipe(v.array(tierShape), v.maxLength(8)) };

export const terms = v.object({ kind: contractKind, ...termsFields });

const actor = v.picklist(['payer', 'payee', 'platform']);
const endCause = v.picklist(['terminated', 'replaced', 'contract-above']);

const contractState = v.union([
  v.object({ kind: v.literal('requested'), expiresAt: moment }),
  v.object({ kind: v.literal('active') }),
  v.object({ kind: v.literal('rejected'), reason: v.string() }),
  v.object({ kind: v.literal('withdrawn') }),
  v.object({ kind: v.literal('expired') }),
  v.object({ kind: v.literal('terminating'), endsAt: moment, by: actor, cause: endCause }),
  v.object({ kind: v.literal('ended'), at: time, by: actor, cause: endCause }),
]);

/** Account of the team; `name` is masked below the direct level. Types 1, 2, 41 and 42 are agents. */
export const teamAccount = v.object({
  account: id,
  name: v.pipe(text, v.nonEmpty()),
  avatar: optionalText,
  agent: flag,
  level: count,
  direct: flag,
});

const contractFields = v.object({
  id,
  payer: v.nullable(id),
  payee: id,
  terms,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  startsAt: time,
  state: contractState,
  log: v.pipe(v.array(v.object({ at: time, by: actor, state: contractState })), v.minLength(1)),
});

/**
 * Contract as seen by one side: `payerName` is null for the platform, `side` null for contracts further down, `note`
 * the proposer's remark.
 */
export const contract = v.pipe(
  v.object({
    contract: contractFields,
    payerName: optionalText,
    payee: teamAccount,
    side: v.nullable(v.picklist(['payer', 'payee'])),
    note: optionalText,
  }),
  v.transform(({ contract: fields, ...rest }) => ({ ...rest, contract: fields as Told<Contract> })),
);
export type NamedContract = v.InferOutput<typeof contract>;

/** Reads the current contract from a refused answer, in `GatewayError.value`; null if it has none. */
export function readCurrentContract(value: unknown): NamedContract | null {
  const result = v.safeParse(contract, value);
  return result.success ? result.output : null;
}

const boundSource = v.union([
  v.object({ kind: v.literal('platform') }),
  v.object({ kind: v.literal('contract'), id, version: v.number() }),
]);

export const bounds = v.object({
  source: boundSource,
  tiers: termsFields.tiers,
  digits: count,
  sourceName: optionalText,
});

export const settlementRules = v.object({ digits: count, carriesLosses: flag, timeZone: text, requestDays: count });

export const periodFigures = v.union([
  v.object({
    kind: v.literal('dividend'),
    stakes: sum,
    payouts: sum,
    bonuses: sum,
    validBets: sum,
    activeMembers: sum,
    carriedIn: sum,
  }),
  v.object({ kind: v.literal('daily-salary'), validBets: sum, activeMembers: sum }),
  v.object({ kind: v.literal('hourly-salary'), validBets: sum }),
  v.object({ kind: v.literal('realtime-salary'), bets: list(v.object({ stake: sum, won: flag })) }),
]) as unknown as v.GenericSchema<PeriodFigures, PeriodFigures>;

/**
 * Figures of one period with its bill: the amount, the part that has arrived with the payee, and the state. All null
 * without a contract, or before settlement.
 */
export const period = v.object({
  from: moment,
  to: moment,
  figures: periodFigures,
  billed: v.nullable(sum),
  arrived: v.nullable(sum),
  state: v.optional(v.nullable(v.picklist(billStates)), null),
});

/** Contract that would end with another; those higher up come first in the response. */
export const ending = v.object({
  contract,
  endsAt: time,
  problems: v.pipe(
    v.array(v.record(v.string(), v.unknown())),
    v.transform((problems) => problems as unknown as readonly TermsProblem[]),
  ),
});

const billState = v.union([
  v.object({ kind: v.literal('not-reached') }),
  v.object({ kind: v.picklist(['issued', 'awaiting-approval', 'awaiting-collection']), until: moment }),
  v.object({ kind: v.literal('partly-collected'), until: moment, collected: sum }),
  v.object({ kind: v.literal('paid') }),
  v.object({ kind: v.literal('denied'), by: v.picklist(['payer', 'platform']), reason: v.string(), until: moment }),
  v.object({ kind: v.literal('objected'), reason: v.string(), until: moment }),
  v.object({ kind: v.literal('denied-finally'), reason: v.string() }),
  v.object({ kind: v.literal('expired'), collected: sum }),
]);

const billFields = v.object({
  id,
  payer: v.picklist(['platform', 'upline']),
  amount: sum,
  state: billState,
  log: v.pipe(v.array(v.object({ at: time, by: actor, state: billState })), v.minLength(1)),
});

/**
 * Bill as seen by one side. `share` is the base of the rate, null if no tier was reached or several rates applied.
 * `short`: the payer lacks money; `missing` shows the amount to the payer only.
 */
export const bill = v.pipe(
  v.object({
    bill: billFields,
    kind: contractKind,
    contractId: id,
    contractVersion: count,
    from: moment,
    to: moment,
    payerName: optionalText,
    payee: teamAccount,
    side: v.picklist(['payer', 'payee']),
    share: v.optional(v.nullable(v.object({ base: sum, percent: sum })), null),
    /** For a bill not reached, the condition furthest from its target, and the difference. */
    lacks: v.optional(v.nullable(v.object({ condition: text, missing: sum })), null),
    short: flag,
    missing: v.optional(v.nullable(sum), null),
  }),
  v.transform(({ bill: fields, ...rest }) => ({ ...rest, bill: fields as Told<Bill> })),
);
export type NamedBill = v.InferOutput<typeof bill>;

/** Reads the current bill from a refused payment or answer, in `GatewayError.value`; null if it has none. */
export function readCurrentBill(value: unknown): NamedBill | null {
  const result = v.safeParse(bill, value);
  return result.success ? result.output : null;
}
