import { readWebAddress } from '../base/addresses.ts';

/** Type of a rule's value: how it is read, and which of two values holds where both are asked for. */
export interface RuleKind<V> {
  shape: RuleShape;
  /** Returns undefined for anything that is no value of this kind. */
  read: (value: unknown) => V | undefined;
  /** Combines two values into one that is no looser than either. */
  tighten: (held: V, wish: V) => V;
}

/** Shape of a value, from which the schema of profiles is made. */
export type RuleShape =
  | { kind: 'switch' | 'bound' | 'least' | 'lines' | 'families' | 'timeByFamily' | 'amountsByAge' | 'wait' }
  | { kind: 'order' | 'set'; words: readonly string[] }
  | { kind: 'figures'; names: readonly string[] }
  | { kind: 'marks' | 'restLengths' };

const readSwitch = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Permission: once forbidden it stays forbidden. */
export const permission: RuleKind<boolean> = {
  shape: { kind: 'switch' },
  read: readSwitch,
  tighten: (held, wish) => held && wish,
};

/** Duty: once asked for it stays. */
export const duty: RuleKind<boolean> = {
  shape: { kind: 'switch' },
  read: readSwitch,
  tighten: (held, wish) => held || wish,
};

/** Upper bound, a whole number from 1; the smaller one holds, and null sets no bound. */
export const upperBound: RuleKind<number | null> = {
  shape: { kind: 'bound' },
  read: (value) =>
    value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) ? value : undefined,
  tighten: (held, wish) => (held === null || wish === null ? (held ?? wish) : Math.min(held, wish)),
};

const readCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Lower bound, a whole number from 0; the larger one holds. */
export const lowerBound: RuleKind<number> = {
  shape: { kind: 'least' },
  read: readCount,
  tighten: (held, wish) => Math.max(held, wish),
};

/** One of several words, from loose to strict; the stricter one holds. */
export const order = <W extends string>(...words: readonly W[]): RuleKind<W> => ({
  shape: { kind: 'order', words },
  read: (value) => words.find((word) => word === value),
  tighten: (held, wish) => (words.indexOf(wish) > words.indexOf(held) ? wish : held),
});

/** Several words of a list: those of both hold. */
export const union = <W extends string>(...words: readonly W[]): RuleKind<readonly W[]> => ({
  shape: { kind: 'set', words },
  read: (value) =>
    Array.isArray(value) && value.every((word) => words.includes(word))
      ? words.filter((word) => value.includes(word))
      : undefined,
  tighten: (held, wish) => words.filter((word) => held.includes(word) || wish.includes(word)),
});

/** Whole numbers from 1 by name, each with what is stricter of two; null asks for nothing. */
export const figures = <N extends string>(
  stricter: Readonly<Record<N, 'min' | 'max'>>,
): RuleKind<Readonly<Record<N, number>> | null> => {
  const names = Object.keys(stricter) as N[];
  const made = (figure: (name: N) => number) =>
    Object.fromEntries(names.map((name) => [name, figure(name)])) as Record<N, number>;
  return {
    shape: { kind: 'figures', names },
    read: (value) => {
      if (value === null) return null;
      const given = value as Partial<Record<N, unknown>> | undefined;
      const isRead = names.every((name) => typeof upperBound.read(given?.[name]) === 'number');
      return isRead ? made((name) => given?.[name] as number) : undefined;
    },
    tighten: (held, wish) =>
      held && wish ? made((name) => Math[stricter[name]](held[name], wish[name])) : (held ?? wish),
  };
};

/** Line of help for people who gamble too much: a name with a number to call, an https address, or both. */
export interface HelpLine {
  name: string;
  phone: string | null;
  link: string | null;
}

const shortText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200 ? value : null;

function readLine(value: unknown): HelpLine | undefined {
  const { name: given, phone: number, link: address } = (value ?? {}) as Partial<Record<keyof HelpLine, unknown>>;
  const [name, phone] = [shortText(given), shortText(number)];
  const link = readWebAddress(address)?.protocol === 'https:' ? (address as string) : null;
  return name && (phone ?? link) ? { name, phone, link } : undefined;
}

const lineKey = ({ name, phone, link }: HelpLine): string => [name, phone, link].join('\n');

/** Lines that must be shown: those of both are, each once, in the order of their names. */
export const helpLines: RuleKind<readonly HelpLine[]> = {
  shape: { kind: 'lines' },
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const lines = value.map(readLine);
    return lines.every((line) => line !== undefined) ? eachOnce(lines, lineKey) : undefined;
  },
  tighten: (held, wish) => eachOnce([...held, ...wish], lineKey),
};

/** Sentence that must be shown, by language; `{holder}` and `{number}` are those of the brand's licence. */
export interface Mark {
  words: Readonly<Record<string, string>>;
  link: string | null;
}

function readMark(value: unknown): Mark | undefined {
  const { words, link: address } = (value ?? {}) as Partial<Record<keyof Mark, unknown>>;
  const texts = Object.entries((words ?? {}) as Record<string, unknown>);
  if (texts.length === 0 || !texts.every(([, text]) => shortText(text))) return undefined;
  return {
    words: Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1))) as Record<string, string>,
    link: readWebAddress(address)?.protocol === 'https:' ? (address as string) : null,
  };
}

/** Sentences that must be shown: those of both are, each once. */
export const marks: RuleKind<readonly Mark[]> = {
  shape: { kind: 'marks' },
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.map(readMark);
    return read.every((mark) => mark !== undefined) ? eachOnce(read, JSON.stringify) : undefined;
  },
  tighten: (held, wish) => eachOnce([...held, ...wish], JSON.stringify),
};

function eachOnce<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key) as T);
}
