import type { Face, Warp } from '../lettering.ts';
import type { PaletteName } from '../palettes.ts';
import type { PatternName } from '../patterns.ts';
import type { SceneName } from '../scenes.ts';

export interface Motif {
  /** Title word → glyph. */
  subjects: Readonly<Record<string, string>>;
  palettes: readonly PaletteName[];
  scenes: readonly SceneName[];
  face: Face;
  warp: Warp;
  pattern: PatternName;
  minor?: string;
}
