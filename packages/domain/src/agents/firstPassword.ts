const consonants = 'bdfghkmnprstvz';
const vowels = 'aeiou';

/**
 * Generates a password that is easy to dictate, such as "Mora47lebi29"; it must be changed at first login. `random`
 * returns an integer below its argument.
 */
export function firstPassword(random: (below: number) => number): string {
  const one = (letters: string) => letters.charAt(random(letters.length));
  const syllables = () => one(consonants) + one(vowels) + one(consonants) + one(vowels);
  const number = () => String(10 + random(90));
  const start = syllables();
  return start.charAt(0).toUpperCase() + start.slice(1) + number() + syllables() + number();
}
