import type { Pattern } from '@baize/messages/pseudo';
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
} from '@formatjs/icu-messageformat-parser';

/**
 * Writes a message as an expression. `values` holds the code of each argument; `number` and `plural` are in scope as the
 * language's Intl.NumberFormat and Intl.PluralRules. Throws for elements that the words of parts have no use for.
 */
export function textCode(pattern: Pattern, values: ReadonlyMap<string, string>, pound?: string): string {
  const given = (name: string) => {
    const code = values.get(name);
    if (code === undefined) throw new Error(`a text asks for {${name}}, which the words do not give`);
    return code;
  };
  const parts = pattern.map((element) => {
    if (isLiteralElement(element)) return JSON.stringify(element.value);
    if (isArgumentElement(element)) return given(element.value);
    if (isNumberElement(element) && !element.style) return `number.format(${given(element.value)})`;
    if (isPoundElement(element) && pound) return `number.format(${pound})`;
    if (isPluralElement(element) && element.pluralType === 'cardinal' && element.offset === 0) {
      const count = given(element.value);
      return choice(
        element.options,
        (option) => textCode(option, values, count),
        (key) => (key.startsWith('=') ? `${count} === ${key.slice(1)}` : `plural.select(${count}) === '${key}'`),
      );
    }
    if (isSelectElement(element)) {
      const value = given(element.value);
      return choice(
        element.options,
        (option) => textCode(option, values, pound),
        (key) => `${value} === '${key}'`,
      );
    }
    throw new Error(`a text has an element of type ${element.type}, which the words of parts cannot hold`);
  });
  const begun = pattern[0] && isLiteralElement(pattern[0]) ? parts : ['""', ...parts];
  return begun.length === 1 ? begun.join('') : `(${begun.join(' + ')})`;
}

/** Writes the options as a chain of conditions; exact numbers come first, as ICU has it. */
function choice(
  options: Readonly<Record<string, { value: Pattern }>>,
  codeOf: (pattern: Pattern) => string,
  conditionOf: (key: string) => string,
): string {
  const keys = Object.keys(options).filter((key) => key !== 'other');
  keys.sort((a, b) => Number(b.startsWith('=')) - Number(a.startsWith('=')));
  const rest = codeOf(options.other?.value ?? []);
  return `(${keys.map((key) => `${conditionOf(key)} ? ${codeOf(options[key]?.value ?? [])} : `).join('')}${rest})`;
}
