import { phone, test } from './journey.ts';

/** Who comes: at a desk with a mouse, and on a phone with a finger, from the right and in signs. */
export const people = [
  { who: 'in English at a desk', use: { speech: 'EN' } },
  { who: 'in Urdu at 390 px', use: { speech: 'UR', ...phone } },
  { who: 'in Chinese at 390 px', use: { speech: 'CN', ...phone } },
] as const;

export type Whose = (typeof people)[number];

/** The same journeys for each of them. */
export function forEveryone(journeys: (whose: Whose) => void): void {
  for (const whose of people) {
    test.describe(whose.who, () => {
      test.use(whose.use);
      journeys(whose);
    });
  }
}
