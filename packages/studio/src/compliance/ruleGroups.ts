import { type Profile, type RuleId, ruleIds } from '@baize/domain';
import { heldOn, profiles, wordsOn } from '@baize/domain/jurisdictions';

/** Groups of the matrix, by the first word of a rule. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'Stakes and rounds': ['slot', 'game', 'session'],
  Limits: ['limit', 'balance', 'payment', 'withdrawal'],
  'Rest and account': ['rest', 'login', 'account', 'age', 'history'],
};

export interface RuleGroup {
  title: string;
  rules: readonly RuleId[];
}

/** Groups rules; those of no group stand last, as offers and marks. */
export function ruleGroups(rules: readonly RuleId[] = ruleIds): readonly RuleGroup[] {
  const titles = [...Object.keys(groups), 'Offers and marks'];
  const groupOf = (rule: RuleId) => {
    const [first = ''] = rule.split('.');
    return titles.find((title) => rule.includes('.') && groups[title]?.includes(first)) ?? 'Offers and marks';
  };
  return titles
    .map((title) => ({ title, rules: rules.filter((rule) => groupOf(rule) === title) }))
    .filter((group) => group.rules.length > 0);
}

/** Lists the rules for which not all profiles say the same on a day. */
export const rulesThatDiffer = (day: string, all: readonly Profile[] = profiles): readonly RuleId[] =>
  ruleIds.filter((rule) => new Set(all.map((profile) => wordsOn(profile, rule, day))).size > 1);

/** Lists the rules that any profile holds on a day. */
export const rulesHeld = (day: string, all: readonly Profile[] = profiles): readonly RuleId[] =>
  ruleIds.filter((rule) => all.some((profile) => heldOn(profile, rule, day)));
