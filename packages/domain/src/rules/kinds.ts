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
  | { kind: 'order'; words: readonly string[] };

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
    return lines.every((line) => line !== undefined) ? union(lines) : undefined;
  },
  tighten: (held, wish) => union([...held, ...wish]),
};

function union(lines: readonly HelpLine[]): readonly HelpLine[] {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}
