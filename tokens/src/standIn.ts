import { create, type Font } from 'fontkit';
import type { Face, StandInKind } from './face.ts';
import { standInName } from './faces.ts';

/**
 * System font with the measured mean advance of `sample` in em. Without one it is as wide as ours: the same design, or
 * full-width characters.
 */
interface LocalFace {
  names: readonly string[];
  advance?: number;
  weights: string;
  range: string;
}

/** Excludes currency signs, which should come from our next font instead of the system's. */
const latinRange = 'U+0-2FF,U+1E00-1EFF,U+2000-209F,U+20D0-22FF';
const thaiRange = 'U+E01-E5B';
const chineseRange = 'U+2E80-303F,U+31C0-9FFF,U+F900-FAFF,U+FF00-FFEF';
const arabicRange = 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC';

const arial: LocalFace = {
  names: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
  advance: 0.45631,
  weights: '1 549',
  range: latinRange,
};
const arialBold: LocalFace = {
  names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
  advance: 0.49367,
  weights: '550 1000',
  range: latinRange,
};
const times: LocalFace = {
  names: ['Times New Roman', 'Liberation Serif', 'Times'],
  advance: 0.41719,
  weights: '1 1000',
  range: latinRange,
};
const naskh: LocalFace = {
  names: ['Noto Naskh Arabic', 'NotoNaskhArabic-Regular', 'Geeza Pro', 'Arial'],
  advance: 0.37537,
  weights: '1 1000',
  range: arabicRange,
};

const thai: LocalFace = { names: ['Noto Sans Thai', 'Noto Sans Thai UI'], weights: '1 1000', range: thaiRange };
const hei: LocalFace = {
  names: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', 'Noto Sans SC'],
  weights: '1 1000',
  range: chineseRange,
};

/** English letter frequencies with spaces, and a sentence in joining letters. */
const sample: Record<'latin' | 'arabic', string> = {
  latin: 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ',
  arabic: 'ہر کھیل صاف قواعد کے ساتھ، ہر ادائیگی وقت پر۔ اپنا کھاتہ کھولیں اور لابی میں جائیں',
};

/**
 * Returns the @font-face rules of a stand-in: a system font scaled to the same advance, ascent and descent, to avoid
 * layout shift. `weights` are those the brand uses; a second, heavier one gets a bold stand-in.
 */
export function standInRules(face: Face, data: Uint8Array, weights: readonly number[]): string[] {
  const [lightest, heaviest] = [Math.min(...weights), Math.max(...weights)];
  const font = create(data);
  const rule = (local: LocalFace, weight: number) => {
    const scale = local.advance ? advanceOf(font, face, weight, data) / local.advance : (face.scale ?? 1);
    const share = (units: number) => percent(Math.abs(units) / font.unitsPerEm / scale);
    return [
      `@font-face{font-family:"${standInName(face.family)}"`,
      `src:${local.names.map((name) => `local("${name}")`).join(',')}`,
      `font-weight:${local.weights}`,
      `size-adjust:${percent(scale)}`,
      `ascent-override:${share(font.ascent)}`,
      `descent-override:${share(font.descent)}`,
      `line-gap-override:${share(font.lineGap)}`,
      `unicode-range:${local.range}}`,
    ].join(';');
  };
  return localsOf(face.standIn, lightest < 550 && heaviest >= 550).map((local) =>
    rule(local, local === arialBold ? heaviest : lightest),
  );
}

function localsOf(kind: StandInKind, both: boolean): LocalFace[] {
  if (kind === 'serif') return [times];
  if (kind === 'arabic') return [naskh];
  if (kind === 'thai') return [thai];
  if (kind === 'chinese') return [hei];
  return both ? [arial, arialBold] : [{ ...arial, weights: '1 1000' }];
}

/** Cache, because joining letters are slow to shape and all brands share two fonts. */
const joinedAdvances = new Map<string, number>();

function advanceOf(font: Font, face: Face, weight: number, data: Uint8Array): number {
  if (face.standIn === 'arabic') {
    const known = joinedAdvances.get(face.family);
    const advance = known ?? font.layout(sample.arabic).advanceWidth / font.unitsPerEm / sample.arabic.length;
    joinedAdvances.set(face.family, advance);
    return advance;
  }
  const glyphs = font.glyphsForString(sample.latin);
  const wider = advanceChange(data, { ...face.axes, wght: weight });
  const sum = glyphs.reduce((total, glyph) => total + glyph.advanceWidth + wider(glyph.id), 0);
  return sum / glyphs.length / font.unitsPerEm;
}

/** Returns how much wider a glyph is than in the default instance, since fontkit cannot instantiate woff2. */
function advanceChange(data: Uint8Array, axes: Readonly<Record<string, number>>): (glyph: number) => number {
  const font = create(data);
  if (!font.fvar) return () => 0;
  font.variationCoords = font.fvar.axis.map(({ axisTag, defaultValue }) => axes[axisTag.trim()] ?? defaultValue);
  const { _variationProcessor: processor, HVAR: table } = font;
  if (!processor || !table) throw new Error('A variable face has no table of advances.');
  return (glyph) => processor.getAdvanceAdjustment(glyph, table);
}

const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;
