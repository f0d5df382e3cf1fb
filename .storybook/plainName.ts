/** Words that have a capital within a name. */
const proper = new Map(
  'Arabic Chinese English Thai Turkish Urdu Vietnamese Sunday VIP QR'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * The name of a story in sentence case. Storybook makes one of its export with each word in capitals, "With Success"; a name that is
 * written otherwise is somebody's own and stays.
 */
export function plainName(name: string): string {
  const words = name.split(' ');
  if (!words.every((word) => /^[A-Z\d]\w*$/.test(word))) return name;
  return words
    .map((word, place) => proper.get(word.toLowerCase()) ?? (place === 0 ? word : word.toLowerCase()))
    .join(' ');
}
