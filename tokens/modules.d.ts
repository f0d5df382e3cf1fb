declare module 'culori' {
  export interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
    alpha?: number;
  }
  export interface Oklch {
    mode: 'oklch';
    l: number;
    c: number;
    h: number;
    alpha?: number;
  }
  export function formatHex(colour: Oklch | Rgb): string;
  export function formatHex8(colour: Oklch | Rgb): string;
  export function wcagContrast(a: Rgb | string, b: Rgb | string): number;
  export function parse(text: string): Rgb | undefined;
  export function oklch(colour: Rgb | string): (Omit<Oklch, 'h'> & { h?: number }) | undefined;
  export function inGamut(mode: 'rgb'): (colour: Oklch | Rgb) => boolean;
  export function clampChroma(colour: Oklch, mode: 'oklch'): Oklch;
  export function filterDeficiencyProt(severity: number): (colour: Rgb) => Rgb;
  export function filterDeficiencyDeuter(severity: number): (colour: Rgb) => Rgb;
  export function filterDeficiencyTrit(severity: number): (colour: Rgb) => Rgb;
  export function filterGrayscale(amount: number): (colour: Rgb) => Rgb;
  export function differenceCiede2000(): (a: Rgb | string, b: Rgb | string) => number;
}

declare module 'fontkit' {
  export interface Glyph {
    id: number;
    advanceWidth: number;
    path: Path;
  }
  export interface Path {
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface GlyphRun {
    advanceWidth: number;
    glyphs: readonly Glyph[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    HVAR?: object;
    fvar?: { axis: readonly { axisTag: string; defaultValue: number }[] };
    variationCoords?: readonly number[];
    _variationProcessor?: { getAdvanceAdjustment(glyph: number, table: object): number };
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphsForString(text: string): Glyph[];
    layout(text: string): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}
