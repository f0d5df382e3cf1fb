import { Refusal } from '../lib/refusal.ts';

export interface Options {
  /** What stands before the first option. */
  words: readonly string[];
  /** Values of an option, none for one that is not named. */
  all(name: string): readonly string[];
  one(name: string): string | undefined;
  has(name: string): boolean;
}

/** `new harbour --colours A B --dry` → words and options, each with the values up to the next. Refuses options that are not known. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const found = new Map<string, string[]>();
  const words: string[] = [];
  let values = words;
  for (const arg of args) {
    if (arg.startsWith('--')) {
      const [name = '', ...rest] = arg.slice(2).split('=');
      if (!known.includes(name))
        throw new Refusal(`There is no option --${name}: ${known.map((each) => `--${each}`).join(', ')}.`);
      values = rest.length > 0 ? [rest.join('=')] : [];
      found.set(name, values);
    } else values.push(arg);
  }
  return {
    words,
    all: (name) => found.get(name) ?? [],
    one: (name) => found.get(name)?.[0],
    has: (name) => found.has(name),
  };
}

/** A colour as people type it, with or without `#`, in three or six digits → `#rrggbb`. */
export function readHex(text: string): string {
  const digits = text.replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  throw new Refusal(`"${text}" is no colour: write six digits, such as 0B4F6C.`);
}
