const consonants = 'bdfghkmnprstvz';
const vowels = 'aeiou';

/**
 * A password that can be read to somebody over the phone, such as "Mora47lebi29". `random` gives a whole number below its argument. It
 * holds until the first login, where it has to be changed.
 */
export function firstPassword(random: (below: number) => number): string {
  const one = (letters: string) => letters.charAt(random(letters.length));
  const syllables = () => one(consonants) + one(vowels) + one(consonants) + one(vowels);
  const number = () => String(10 + random(90));
  const start = syllables();
  return start.charAt(0).toUpperCase() + start.slice(1) + number() + syllables() + number();
}
