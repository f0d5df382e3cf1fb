import {
  type AmountBand,
  amountsByAge,
  bannedFamilies,
  type GameFamily,
  gameFamilies,
  leastTimeByFamily,
  longerWait,
  type RuleWait,
  type TimeByFamily,
} from './gameKinds.ts';
import {
  duty,
  figures,
  helpLines,
  lowerBound,
  marks,
  order,
  permission,
  type RuleKind,
  union,
  upperBound,
} from './kinds.ts';
import { type AskedRests, askedRests } from './restLengths.ts';

/** Rule as the code knows it. It names no jurisdiction, and no value but its two ends. */
export interface Rule<V> extends RuleKind<V> {
  /** Value where a profile says nothing. */
  open: V;
  /** Value where the profile is missing or its entry cannot be read. */
  strictest: V;
}

const rule = <V>(kind: RuleKind<V>, open: V, strictest: V): Rule<V> => ({ ...kind, open, strictest });

const startLimitKinds = union('deposit', 'loss', 'stake', 'time');
const payments = ['credit-card', 'credit-funded-wallet', 'crypto'] as const;

/** All rules, one row each: the kind of value, the loosest value, the strictest. */
export const ruleTable = {
  freePlay: rule(order('open', 'verified', 'none'), 'open', 'none'),
  vip: rule(permission, true, false),
  promotions: rule(permission, true, false),
  cockfight: rule(permission, true, false),
  simulatedJackpots: rule(permission, true, false),
  movingBanners: rule(permission, true, false),
  helpLineStrip: rule(duty, false, true),
  helpLine: rule(helpLines, [], []),
  'session.realityMinutes': rule(upperBound, null, 15),
  'age.minimum': rule(lowerBound, 0, 21),
  'slot.stakeMax': rule<readonly AmountBand[]>(amountsByAge, [], [{ amount: '0' }]),
  'game.cycleMs': rule<TimeByFamily>(leastTimeByFamily, {}, { slot: 5_000, casino: 5_000 }),
  'game.speedUp': rule<readonly GameFamily[]>(bannedFamilies, [], gameFamilies),
  'game.celebrateAbove': rule(order('nothing', 'stake'), 'nothing', 'stake'),
  'game.elapsed': rule(order('minutes', 'seconds'), 'minutes', 'seconds'),
  'game.netPosition': rule(duty, false, true),
  'login.summary': rule(figures({ days: 'max', hours: 'min' }), null, { days: 30, hours: 24 }),
  'login.idleMinutes': rule(upperBound, null, 15),
  'session.breakAfter': rule(figures({ minutes: 'min', breakMinutes: 'max' }), null, { minutes: 60, breakMinutes: 5 }),
  'session.oneOperator': rule(lowerBound, 0, 5),
  'rest.panic': rule(lowerBound, 0, 24),
  'rest.lengths': rule<AskedRests>(askedRests, {}, {}),
  'payment.banned': rule(union(...payments), [], payments),
  'bonus.wagerMost': rule(upperBound, null, 1),
  'bonus.daysLeast': rule(lowerBound, 0, 365),
  'bonus.notBelowAge': rule(lowerBound, 0, 25),
  'limit.atStart': rule(order('none', 'offered', 'askedWithOptOut', 'required'), 'none', 'required'),
  'limit.startKinds': rule(startLimitKinds, [], ['deposit']),
  seal: rule(marks, [], []),
  registers: rule(helpLines, [], []),
  'limit.depositMeaning': rule(order('any', 'gross'), 'any', 'gross'),
  'limit.raiseAfter': rule<RuleWait>(longerWait, { hours: 0, endOfPeriod: false }, { hours: 168, endOfPeriod: true }),
};

export type RuleTable = typeof ruleTable;
export type RuleId = keyof RuleTable;
export type RuleValue<I extends RuleId> = RuleTable[I] extends Rule<infer V> ? V : never;
export type RuleValues = { readonly [I in RuleId]: RuleValue<I> };

export const ruleIds = Object.keys(ruleTable) as readonly RuleId[];

export const isRuleId = (id: string): id is RuleId => Object.hasOwn(ruleTable, id);

/** Returns a rule of the table as a rule of unknown values, for code that iterates over all of them. */
export const ruleOf = (id: RuleId): Rule<unknown> => ruleTable[id] as Rule<unknown>;
