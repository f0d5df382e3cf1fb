import type { BrandSource } from './brand/source.ts';
import type { Cut, Face } from './face.ts';
import { latinFace } from './latinFace.ts';

/** Chinese is split by how often characters occur together, rarest to most common. */
const chinese: readonly Cut[] = [...between(4, 6), ...between(21, 91), ...between(97, 119)];

/** Non-Latin fonts, shared by all brands: free licences, self-hosted. */
const scriptFaces: readonly Face[] = [
  {
    family: 'Vazirmatn',
    package: '@fontsource-variable/vazirmatn',
    file: 'vazirmatn-*-wght-normal',
    weights: '100 900',
    cuts: ['arabic'],
    standIn: 'arabic',
    script: 'arabic',
  },
  {
    family: 'Noto Nastaliq Urdu',
    package: '@fontsource-variable/noto-nastaliq-urdu',
    file: 'noto-nastaliq-urdu-*-wght-normal',
    weights: '400 700',
    cuts: ['arabic'],
    standIn: 'arabic',
    script: 'arabic',
  },
  {
    family: 'Noto Sans Thai',
    package: '@fontsource-variable/noto-sans-thai',
    file: 'noto-sans-thai-*-wght-normal',
    weights: '100 900',
    cuts: ['thai'],
    standIn: 'thai',
    script: 'thai',
    scale: 0.93,
  },
  {
    family: 'Noto Sans SC',
    package: '@fontsource-variable/noto-sans-sc',
    file: 'noto-sans-sc-*-wght-normal',
    weights: '100 900',
    cuts: chinese,
    standIn: 'chinese',
    script: 'chinese',
  },
];

export function facesOf(brands: readonly BrandSource[]): readonly Face[] {
  const latin = brands.flatMap(({ type: { display, text, figures } }) => [display, text, figures ?? {}]);
  const asked = latin.filter(({ family }) => family && !scriptFaces.some((face) => face.family === family));
  const found = new Map(asked.map((face) => [face.family, latinFace(face)]));
  return [...found.values(), ...scriptFaces];
}

export type FindFace = (family: string) => Face | undefined;

export const findFace =
  (faces: readonly Face[]): FindFace =>
  (family) =>
    faces.find((face) => face.family === family);

export const standInName = (family: string): string => `${family} Fallback`;

/** Returns the file name of a subset in its package, without extension. */
export const cutName = (face: Face, cut: Cut): string => face.file.replace('*', cut.replace(/[[\]]/g, ''));

export const withStandIns = (families: readonly string[], faceNamed: FindFace): string[] =>
  families.flatMap((family) => (faceNamed(family) ? [family, standInName(family)] : [family]));

function between(first: number, last: number): Cut[] {
  return Array.from({ length: last - first + 1 }, (_, place): Cut => `[${first + place}]`);
}
