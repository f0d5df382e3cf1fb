const wanted = 3;
const letters = 'abcdefghijklmnoprstuvwyz';

/** Up to three names like one that is taken: made of it alone, never of other accounts. The same name gets the same ones. */
export function freeNames(name: string, canBe: (name: string) => boolean): string[] {
  const seed = Array.from(name, (character) => character.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0);
  const found = new Set<string>();
  // A name as long as the rule allows makes room for what is added.
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
