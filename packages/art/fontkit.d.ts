/** Types of the part of fontkit that we use; the package ships none. */
declare module 'fontkit' {
  interface PathCommand {
    command: string;
    args: readonly number[];
  }

  interface Glyph {
    id: number;
    advanceWidth: number;
    bbox: { maxY: number };
    path: { commands: readonly PathCommand[] };
  }

  export interface Font {
    glyphForCodePoint(codePoint: number): Glyph;
  }

  export type { PathCommand };

  export function create(file: Uint8Array): Font;
}
