import { creatureMotifs } from './motifs/creatures.ts';
import { thingMotifs } from './motifs/things.ts';

export { slotHues } from './motifs/hues.ts';

export const slotMotifs = { ...creatureMotifs, ...thingMotifs };

export type SlotFamily = keyof typeof slotMotifs;

export interface SlotNoun {
  word: string;
  glyph: string;
  family: SlotFamily;
}

/** Every noun that art can be drawn for, and so a slot may be named after. */
export const slotNouns: readonly SlotNoun[] = Object.entries(slotMotifs).flatMap(([family, motif]) =>
  Object.entries(motif.subjects).map(([word, glyph]) => ({ word, glyph, family: family as SlotFamily })),
);
