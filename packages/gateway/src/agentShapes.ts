import {
  type Bill,
  type Contract,
  type ContractTier,
  contractKinds,
  cycles,
  type PeriodFigures,
  type TermsProblem,
} from '@baize/domain';
import * as v from 'valibot';
import { count, flag, id, optionalText, text, time } from './fields.ts';
import { list } from './list.ts';
import { moment, sum } from './recordFields.ts';

/** What is read of a contract or a bill: an entry of its log may have no time, for only deadlines decide anything (FLT-087). */
type Told<T extends { log: readonly { at: number }[] }> = Omit<T, 'log'> & {
  log: readonly (Omit<T['log'][number], 'at'> & { at: number | null })[];
};

/** Shapes that several calls of the agent centre share. Nothing of them is in the source but the fields of a contract (section 3). */

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

/** Terms without their kind, as they travel in both directions. */
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

/** Somebody of the team: `name` is masked below the direct level. Type 1, 2, 41 and 42 are agents. */
export const teamAccount = v.object({
  account: id,
  name: v.pipe(text, v.nonEmpty()),
  avatar: optionalText,
  agent: flag,
  /** Levels below the platform. */
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
 * A contract as one of its sides reads it: `payerName` is null for the platform, `side` null for a contract further down,
 * `note` what the proposer wrote beside it.
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

const boundSource = v.union([
  v.object({ kind: v.literal('platform') }),
  v.object({ kind: v.literal('contract'), id, version: v.number() }),
]);

/** What proposed terms may not exceed; `sourceName` is the payer of the contract that sets them. */
export const bounds = v.object({
  source: boundSource,
  tiers: termsFields.tiers,
  digits: count,
  sourceName: optionalText,
});

/** How the platform settles a kind, and the zone of its days. */
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

/** What happened in one period, and what was paid for it: null without a contract then, or before it is settled. */
export const period = v.object({ from: moment, to: moment, figures: periodFigures, paid: v.nullable(sum) });

/** A contract that would end with another: those above it in the answer first. */
export const ending = v.object({
  contract,
  endsAt: time,
  /** As `checkTerms` makes them. */
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
 * A bill as one of its sides reads it: for which period, between whom. `share` is what the rate was taken of, for a line under the
 * name; null where no tier was reached or several rates were. `short`: the payer lacks money, `missing` tells the payer alone how much.
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
    /** Of a bill that was not reached, the condition that lacks most, and what it lacks. */
    lacks: v.optional(v.nullable(v.object({ condition: text, missing: sum })), null),
    short: flag,
    missing: v.optional(v.nullable(sum), null),
  }),
  v.transform(({ bill: fields, ...rest }) => ({ ...rest, bill: fields as Told<Bill> })),
);
export type NamedBill = v.InferOutput<typeof bill>;
