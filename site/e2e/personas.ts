import { byTurn } from '@baize/tooling/turnOfDay';
import { phone, test } from './journey.ts';

export const personas = [
  { who: 'in English at a desk', use: { speech: 'EN' } },
  { who: 'in Urdu at 390 px', use: { speech: 'UR', ...phone } },
  { who: 'in Chinese at 390 px', use: { speech: 'CN', ...phone } },
] as const;

export type Persona = (typeof personas)[number];

/** Chinese differs only in characters and line breaks, which a language journey covers. */
const inTurn = personas.filter(({ use }) => use.speech !== 'CN');

const all = process.env.BAIZE_PERSONAS === 'all';

type Register = (testForPersona: typeof test, persona: Persona) => void;

/**
 * Registers the main flows: for both personas in the deep set, otherwise for one by turn; with BAIZE_PERSONAS=all for
 * every one.
 */
export function forEachPersona(journeys: Register): void {
  register(journeys, (title) => byTurn(title, inTurn));
}

/** Registers each journey for one persona, chosen by its title and the day. */
export function forOnePersona(journeys: Register): void {
  register(journeys, (title) => byTurn(title, inTurn, Number(process.env.BAIZE_TURN ?? 0)));
}

function register(journeys: Register, walkersOf: (title: string) => readonly Persona[]) {
  for (const persona of all ? personas : inTurn) {
    test.describe(persona.who, () => {
      test.use(persona.use);
      const testForPersona = new Proxy(test, {
        apply: (walk, self, args: [title: string]) => {
          if (all || walkersOf(args[0]).includes(persona)) Reflect.apply(walk, self, args);
        },
      });
      journeys(testForPersona, persona);
    });
  }
}
