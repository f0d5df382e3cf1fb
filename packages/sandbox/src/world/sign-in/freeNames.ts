const wanted = 3;
const letters = 'abcdefghijklmnoprstuvwyz';

/**
 * Suggests up to three free names, derived only from the taken one so that nothing about other accounts leaks.
 * Deterministic per name.
 */
export function freeNames(name: string, canBe: (name: string) => boolean): string[] {
  const seed = Array.from(name, (character) => character.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0);
  const found = new Set<string>();
  // Names of maximum length are shortened to leave room for a suffix.
  for (const stem of [name, name.slice(0, -2), name.slice(0, -4)]) {
    for (let turn = 0; turn < 30 && found.size < wanted; turn++) {
      const number = 10 + ((seed + turn * 7) % 90);
      const letter = letters[(seed + turn) % letters.length];
      for (const made of [`${stem}_${number}`, `${stem}.${letter}`, `${stem}${number}`]) {
        if (found.size < wanted && canBe(made)) found.add(made);
      }
    }
  }
  return [...found];
}
