import { ageOn, type BonusFacts, dayOf, decideBonus, type RuleId, type Rules } from '@baize/domain';
import type { Account } from '../account/account.ts';
import type { WorldClock } from '../base/clock.ts';

/** Returns a player's full years by the calendar of the rules; null if the birthday is unknown. */
export const ageUnder = (
  { timeZone }: Rules,
  { birthday }: Pick<Account, 'birthday'>,
  clock: Pick<WorldClock, 'now'>,
): number | null => (birthday === null ? null : ageOn(birthday, dayOf(clock.now(), timeZone)));

/** Returns the rule that forbids a bonus for a player or visitor; null if it may be offered (JUR-33). */
export const bonusBarred = (
  rules: Rules,
  bonus: Partial<BonusFacts>,
  account: Account | null,
  clock: Pick<WorldClock, 'now'>,
): RuleId | null =>
  decideBonus(
    rules,
    { rate: null, turnoverTimes: null, turnoverOf: null, turnoverDays: null, ...bonus },
    account && ageUnder(rules, account, clock),
  );
