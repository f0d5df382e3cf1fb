import { addDays } from '../src/base/calendar.ts';
import { type Dated, latest, type Profile, type RuleId, ruleIds, ruleOf } from '../src/rules/index.ts';

/** Days ahead that reports look, and that a brand document knows the rules of. */
export const daysAhead = 400;

export const entriesOf = (profile: Profile, rule: RuleId): readonly Dated[] => profile.rules[rule] ?? [];

/** Returns the entry of a rule that holds on a day, if the profile has one. */
export function heldOn(profile: Profile, rule: RuleId, day: string): Dated | undefined {
  const held = latest(entriesOf(profile, rule).filter(({ from }) => from <= day));
  return held && (held.to === undefined || day < held.to) ? held : undefined;
}

export interface RuleChange {
  day: string;
  rule: RuleId;
  /** Entry that begins on the day; undefined where one ends and no other follows. */
  entry: Dated | undefined;
  before: Dated | undefined;
}

/** Lists the changes of a profile after a day, the next first. */
export function changesAfter(profile: Profile, day: string, days: number = daysAhead): readonly RuleChange[] {
  const last = addDays(day, days);
  return ruleIds
    .flatMap((rule) => {
      const turns = entriesOf(profile, rule).flatMap(({ from, to }) => (to === undefined ? [from] : [from, to]));
      return [...new Set(turns)]
        .filter((turn) => turn > day && turn <= last)
        .map((turn) => ({
          day: turn,
          rule,
          entry: heldOn(profile, rule, turn),
          before: heldOn(profile, rule, addDays(turn, -1)),
        }));
    })
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

/** Lists the rules in force on a day that nobody has checked; a signature has to name them (JUR-09). */
export const unverifiedOn = (profile: Profile, day: string): readonly RuleId[] =>
  ruleIds.filter((rule) => heldOn(profile, rule, day)?.certainty === 'unverified');

/** Returns the value of a rule on a day in words; the open one where the profile says nothing. */
export const wordsOn = (profile: Profile, rule: RuleId, day: string): string =>
  valueInWords(heldOn(profile, rule, day)?.value ?? ruleOf(rule).open, profile.currency);

/** Formats a value of any kind for people who read a report. */
export function valueInWords(value: unknown, currency: string | null): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    return value.length === 0 ? 'none' : value.map((item) => itemInWords(item, currency)).join(', ');
  }
  if (typeof value !== 'object') return String(value);
  const words = Object.entries(value).flatMap(([name, item]) => figureInWords(name, item));
  return words.length === 0 ? 'none' : words.join(', ');
}

function itemInWords(item: unknown, currency: string | null): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { name, phone, link, words, amount, below } = item as Readonly<Record<string, unknown>>;
  if (typeof amount === 'string') {
    const sum = currency === null ? amount : `${currency} ${amount}`;
    return typeof below === 'number' ? `${sum} below ${below}` : sum;
  }
  if (typeof name === 'string') return [name, phone ?? link].filter(Boolean).join(' ');
  const text = String((words as { EN?: string } | undefined)?.EN ?? JSON.stringify(item));
  return text.replaceAll(/\{(\w+)\}/g, '($1)');
}

function figureInWords(name: string, figure: unknown): string[] {
  if (figure === false) return [];
  const spaced = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (figure === true) return [spaced];
  // Times by family are milliseconds.
  if (typeof figure === 'number' && figure >= 1_000) return [`${spaced} ${figure / 1_000} s`];
  return [`${String(figure)} ${spaced}`];
}
