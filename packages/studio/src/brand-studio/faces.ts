import type { BrandSource, DisplayFace, TextFace } from '@baize/tokens/brand/source';
import { brandFiles } from './brandFiles.ts';
import { type BrandText, parseBrand, setInText } from './brandText.ts';

export const systemFace = 'system';

const types = [...brandFiles.values()].map((text) => parseBrand(text).type);

/** Display fonts by family; all belong to some brand, so their files are already served. */
export const displayFaces: ReadonlyMap<string, DisplayFace> = byFamily([
  ...types.map(({ text: { family } }): DisplayFace => (family ? { family } : {})),
  ...types.flatMap(({ figures }) => (figures ? [figures] : [])),
  ...types.map(({ display: { sizes, ...face } }): DisplayFace => face),
]);

export const textFaces: ReadonlyMap<string, TextFace> = byFamily(types.map(({ text }) => text));

function byFamily<Face extends { family?: string }>(faces: readonly Face[]): ReadonlyMap<string, Face> {
  return new Map(faces.map((face) => [face.family ?? systemFace, face]));
}

export function setDisplay(text: BrandText, family: string): BrandText {
  const { sizes } = parseBrand(text).type.display;
  return setInText(text, ['type', 'display'], { ...displayFaces.get(family), ...(sizes && { sizes }) });
}

export const setTextFace = (text: BrandText, family: string): BrandText =>
  setInText(text, ['type', 'text'], { ...textFaces.get(family) });

/** Sets a separate font for figures; without a family they use the headings' font. */
export function setFigures(text: BrandText, family: string | undefined): BrandText {
  if (family === undefined) return setInText(text, ['type', 'figures'], undefined);
  const { kind, weight } = displayFaces.get(family) ?? {};
  return setInText(text, ['type', 'figures'], {
    ...(family !== systemFace && { family }),
    ...(kind && { kind }),
    ...(weight && { weight }),
  });
}

export const familyOf = (face: BrandSource['type']['display' | 'text']): string => face.family ?? systemFace;
