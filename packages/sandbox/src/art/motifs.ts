import { creatureMotifs } from './motifs/creatures.ts';
import { thingMotifs } from './motifs/things.ts';

export { slotHues } from './motifs/hues.ts';

export const slotMotifs = { ...creatureMotifs, ...thingMotifs };

export type SlotFamily = keyof typeof slotMotifs;

export interface SlotNoun {
  /** As it stands in a title. */
  word: string;
  glyph: string;
  family: SlotFamily;
}

/** Every noun a slot may be named after, because art can be drawn for it. */
export const slotNouns: readonly SlotNoun[] = Object.entries(slotMotifs).flatMap(([family, motif]) =>
  Object.entries(motif.subjects).map(([word, glyph]) => ({ word, glyph, family: family as SlotFamily })),
);
