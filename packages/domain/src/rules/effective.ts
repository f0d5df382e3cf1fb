import type { JurisdictionFile, Licence } from './profile.ts';
import { type KnownProfile, readProfile, rulesAt, valuesOf } from './rulesAt.ts';
import { isRuleId, type RuleId, type RuleValues } from './ruleTable.ts';
import { isSameValue, tightenBy } from './tighten.ts';

/** Rules that hold for a brand at a moment. Decisions read them; nothing else does. */
export interface Rules {
  /** Id of the profile; null if the brand names none. */
  profile: string | null;
  /** IANA zone of the profile. */
  timeZone: string;
  /** ISO code of the currency of all amounts; null if any. */
  currency: string | null;
  licence: Licence | null;
  /** Values that hold: those of the profile, made stricter by the brand. */
  values: RuleValues;
  /** Values of the profile alone. */
  lawful: RuleValues;
}

export interface EffectiveRules {
  rules: Rules;
  /** Moment of the next change, ms since 1970; null if none is known. */
  until: number | null;
}

/**
 * The brand's own switches, from before there were profiles: the rule, the careful value where the brand says nothing,
 * and the wish that a switch stands for.
 */
export const switches = {
  freePlay: { rule: 'freePlay', otherwise: false, wish: (on: boolean) => (on ? 'open' : 'none') },
  vip: { rule: 'vip', otherwise: false, wish: (on: boolean) => on },
  movingBanners: { rule: 'movingBanners', otherwise: true, wish: (on: boolean) => on },
  simulatedJackpots: { rule: 'simulatedJackpots', otherwise: false, wish: (on: boolean) => on },
  promotions: { rule: 'promotions', otherwise: true, wish: (on: boolean) => on },
  cockfight: { rule: 'cockfight', otherwise: false, wish: (on: boolean) => on },
  helpLine: { rule: 'helpLineStrip', otherwise: true, wish: (on: boolean) => on },
} as const satisfies Partial<
  Record<keyof JurisdictionFile, { rule: RuleId; otherwise: boolean; wish: (on: boolean) => unknown }>
>;

/** Minutes between two reality checks where the brand says nothing. */
export const realityCheckOtherwise = 60;

const unruled: KnownProfile = { id: '', timeZone: 'UTC', currency: null, entries: new Map() };

const kept = new WeakMap<JurisdictionFile, EffectiveRules & { from: number }>();

/**
 * Returns the rules of a brand document at a moment (ms). The same object comes back until the rules change. A profile
 * that is named and missing means the strictest rules (JUR-08, JUR-10).
 */
export function effectiveRules(file: JurisdictionFile, now: number): EffectiveRules {
  const known = kept.get(file);
  if (known && now >= known.from && (known.until === null || now < known.until)) return known;
  const { profile: id, profiles } = file;
  const profile =
    id === undefined ? unruled : ((profiles ?? []).map(readProfile).find((one) => one?.id === id) ?? null);
  const { values: lawful, until } = rulesAt(profile, now);
  const wishes = wishesOf(file);
  const values = valuesOf((rule) =>
    (wishes.get(rule) ?? []).reduce<never>((held, wish) => tightenBy(rule, held, wish) as never, lawful[rule] as never),
  );
  const { timeZone = 'UTC', currency = null } = profile ?? {};
  const rules = { profile: id ?? null, timeZone, currency, licence: file.licence ?? null, values, lawful };
  const made = { rules, until, from: now };
  kept.set(file, made);
  return made;
}

/** Names what decided a rule: the rule and the profile, or the brand's own choice. */
export const decidedBy = ({ profile, values, lawful }: Rules, id: RuleId): string =>
  profile !== null && isSameValue(values[id], lawful[id]) ? `${id} · ${profile}` : 'jurisdiction';

/** Lists a brand's wishes by rule: its switches, then what it writes under `tighten`. */
export function wishesOf(file: JurisdictionFile): ReadonlyMap<RuleId, readonly unknown[]> {
  const wishes = new Map<RuleId, unknown[]>();
  const add = (rule: RuleId, wish: unknown) => wishes.set(rule, [...(wishes.get(rule) ?? []), wish]);
  for (const name of Object.keys(switches) as (keyof typeof switches)[]) {
    const { rule, otherwise, wish } = switches[name];
    add(rule, wish(file[name] ?? otherwise));
  }
  const { realityCheck = realityCheckOtherwise, tighten = {} } = file;
  add('session.realityMinutes', realityCheck);
  for (const [id, wish] of Object.entries(tighten)) if (isRuleId(id)) add(id, wish);
  return wishes;
}
