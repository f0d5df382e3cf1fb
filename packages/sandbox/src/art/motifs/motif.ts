import type { Face, Warp } from '../lettering.ts';
import type { PaletteName } from '../palettes.ts';
import type { PatternName } from '../patterns.ts';
import type { SceneName } from '../scenes.ts';

/** What a title suggests: the subject in the middle, the scene behind it, and how the name is lettered. */
export interface Motif {
  /** Word of a title → glyph that stands for it. */
  subjects: Readonly<Record<string, string>>;
  palettes: readonly PaletteName[];
  scenes: readonly SceneName[];
  face: Face;
  warp: Warp;
  pattern: PatternName;
  /** A small glyph strewn around the subject. */
  minor?: string;
}
