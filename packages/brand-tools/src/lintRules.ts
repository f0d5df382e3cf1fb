import {
  effectiveRules,
  isRuleId,
  isSameValue,
  type JurisdictionFile,
  type Profile,
  type RuleId,
  ruleIds,
  ruleOf,
  switches,
} from '@baize/domain';
import { profiles as known } from '@baize/domain/jurisdictions';
import type { Code } from './codes.ts';
import { meant, type Path } from './finding.ts';
import { unsignedReasons } from './rules/signature.ts';

type Find = (severity: 'error' | 'warning', code: Code, path: Path, message: string, fix: string) => void;

/**
 * Lints the profile that a brand names and its wishes. A wish that is looser than the profile changes nothing, so it is
 * a mistake (JUR-08).
 */
export function lintRules(
  file: JurisdictionFile = {},
  find: Find,
  profiles: readonly Profile[] = known,
  now = Date.now(),
): void {
  const { profile: id, tighten = {} } = file;
  const ids = profiles.map((profile) => profile.id);
  if (id !== undefined && !ids.includes(id)) {
    const guess = meant(id, ids);
    find(
      'error',
      'B607',
      ['jurisdiction', 'profile'],
      `there is no profile ${id}: the strictest rules would hold`,
      guess ? `Write "${guess}".` : `One of ${ids.join(', ')}.`,
    );
    return;
  }
  for (const reason of unsignedReasons(file, now, profiles))
    find(
      'warning',
      'B609',
      ['jurisdiction', 'profile'],
      reason,
      'Read the report, and write who signed it under "signed".',
    );
  const { lawful } = effectiveRules({ ...file, profiles }, now).rules;
  const source = (rule: RuleId) => {
    const entry = profiles
      .find((profile) => profile.id === id)
      ?.rules[rule]?.findLast(({ from }) => from <= today(now));
    return entry ? ` (${id}, ${entry.source.ref} ${entry.source.section})` : '';
  };
  const judge = (rule: RuleId, wish: unknown, path: Path) => {
    const held = lawful[rule];
    if (isSameValue(ruleOf(rule).tighten(held, wish), wish)) return;
    find(
      'warning',
      'B608',
      path,
      `${rule} asks for ${JSON.stringify(wish)}, the profile for ${JSON.stringify(held)}${source(rule)}`,
      'Remove it: a brand can only be stricter than its profile.',
    );
  };
  for (const name of Object.keys(switches) as (keyof typeof switches)[]) {
    const [own, { rule, wish }] = [file[name], switches[name]];
    if (typeof own === 'boolean') judge(rule, wish(own), ['jurisdiction', name]);
  }
  if (typeof file.realityCheck === 'number')
    judge('session.realityMinutes', file.realityCheck, ['jurisdiction', 'realityCheck']);
  for (const [rule, written] of Object.entries(tighten)) {
    const path = ['jurisdiction', 'tighten', rule];
    const guess = isRuleId(rule) ? null : meant(rule, ruleIds);
    const wish = isRuleId(rule) ? ruleOf(rule).read(written) : undefined;
    if (!isRuleId(rule))
      find('error', 'B608', path, `there is no rule ${rule}`, guess ? `Write "${guess}".` : 'Remove it.');
    else if (wish === undefined)
      find('error', 'B608', path, `${JSON.stringify(written)} is no value of ${rule}`, 'See docs/regulation.md.');
    else judge(rule, wish, path);
  }
}

const today = (now: number): string => new Date(now).toISOString().slice(0, 10);
