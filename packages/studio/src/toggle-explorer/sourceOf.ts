import { dayOf, isRuleId } from '@baize/domain';
import { heldOn, profiles } from '@baize/domain/jurisdictions';
import { type AccessSet, rulesIn } from './matrix.ts';

interface RuleSource {
  section: string;
  link: string;
}

/** Returns where a rule is written that decided a cell, as `freePlay · gb`; null where no profile did. */
export function sourceOf(because: string, set: AccessSet): RuleSource | null {
  const [rule = '', id] = because.split(' · ');
  const profile = profiles.find((each) => each.id === id);
  if (!profile || !isRuleId(rule)) return null;
  const { timeZone } = rulesIn(set);
  const held = heldOn(profile, rule, dayOf(set.standing?.at ?? Date.now(), timeZone));
  const link = held && profile.sources[held.source.ref]?.link;
  return held && link ? { section: held.source.section, link } : null;
}
