import { Refusal } from '@baize/tooling/refusal';

export interface Options {
  words: readonly string[];
  all(name: string): readonly string[];
  one(name: string): string | undefined;
  has(name: string): boolean;
}

/**
 * Parses `new harbour --colours A B --dry` into words and options with their values. Throws a Refusal for unknown
 * options.
 */
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

export function readHex(text: string): string {
  const digits = text.replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  throw new Refusal(`"${text}" is no colour: write six digits, such as 0B4F6C.`);
}
