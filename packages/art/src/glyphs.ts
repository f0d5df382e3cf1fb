import { glyphs } from '../generated/outlines.ts';

/** Returns the outline of a glyph on a 256 grid. Throws for a glyph that the build did not collect. */
export function glyphPath(name: string): string {
  const outline = glyphs[name];
  if (outline === undefined) throw new Error(`No outline for the glyph "${name}": is it in glyphNames?`);
  return outline;
}
