import type { BrandSource, DisplayFace, TextFace } from '@baize/tokens/brand/source';
import { brandFiles } from './brandFiles.ts';
import { type BrandText, parseBrand, setInText } from './brandText.ts';

/** Stands for the face of the reader's system. */
export const systemFace = 'system';

const types = [...brandFiles.values()].map((text) => parseBrand(text).type);

/** The faces of headings and figures that brands are set in, by family: their files are served already. */
export const displayFaces: ReadonlyMap<string, DisplayFace> = byFamily([
  ...types.map(({ text: { family } }): DisplayFace => (family ? { family } : {})),
  ...types.flatMap(({ figures }) => (figures ? [figures] : [])),
  ...types.map(({ display: { sizes, ...face } }): DisplayFace => face),
]);

/** The same for everything else that is read. */
export const textFaces: ReadonlyMap<string, TextFace> = byFamily(types.map(({ text }) => text));

/** Of the same family the last is taken. */
function byFamily<Face extends { family?: string }>(faces: readonly Face[]): ReadonlyMap<string, Face> {
  return new Map(faces.map((face) => [face.family ?? systemFace, face]));
}

/** The text with headings in another face; their sizes stay. */
export function setDisplay(text: BrandText, family: string): BrandText {
  const { sizes } = parseBrand(text).type.display;
  return setInText(text, ['type', 'display'], { ...displayFaces.get(family), ...(sizes && { sizes }) });
}

export const setTextFace = (text: BrandText, family: string): BrandText =>
  setInText(text, ['type', 'text'], { ...textFaces.get(family) });

/** The text with figures in a face of their own; without a family they are set as headings are. */
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
