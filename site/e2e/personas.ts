import { createHash } from 'node:crypto';
import { phone, test } from './journey.ts';

/** Who walks: at a desk with a mouse, and on a phone with a finger, from right to left and in Chinese. */
export const personas = [
  { who: 'in English at a desk', use: { speech: 'EN' } },
  { who: 'in Urdu at 390 px', use: { speech: 'UR', ...phone } },
  { who: 'in Chinese at 390 px', use: { speech: 'CN', ...phone } },
] as const;

export type Persona = (typeof personas)[number];

/** Chinese differs from English in letters and line breaks only: a journey of the languages looks at those. */
const inTurn = personas.filter(({ use }) => use.speech !== 'CN');

const all = process.env.BAIZE_PERSONAS === 'all';

/** The same journeys for both personas in turn, with BAIZE_PERSONAS=all for every one: the main flows. */
export function forEachPersona(journeys: (persona: Persona) => void): void {
  for (const persona of all ? personas : inTurn) {
    test.describe(persona.who, () => {
      test.use(persona.use);
      journeys(persona);
    });
  }
}

/** Each journey for one persona; with BAIZE_PERSONAS=all, for all of them. */
export function forOnePersona(journeys: (testForOne: typeof test) => void): void {
  forEachPersona((persona) => {
    const walks = (title: string) => all || personaFor(title) === persona;
    journeys(
      new Proxy(test, {
        apply: (register, self, args: [title: string]) => {
          if (walks(args[0])) Reflect.apply(register, self, args);
        },
      }),
    );
  });
}

/** Chosen by a hash of the title, so that adding or moving a journey changes the persona of no other. */
function personaFor(title: string): Persona | undefined {
  const hash = createHash('sha256').update(title).digest().readUInt32BE();
  return inTurn[hash % inTurn.length];
}
