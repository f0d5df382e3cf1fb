/** Scripts that a face's files are cut into: the browser fetches only the cuts whose letters stand on the page. */
export type Cut = 'latin' | 'latin-ext' | 'vietnamese' | 'arabic' | 'thai' | `[${number}]`;

/** Scripts with a sheet of their own, /alphabets/<script>.css, and the language (as looks name it) that is read in it. */
export const scriptLanguages = { arabic: 'ur', thai: 'th', chinese: 'zh' } as const;
export type Script = keyof typeof scriptLanguages;
export const scripts = Object.keys(scriptLanguages) as Script[];

export interface Face {
  /** The name by which token files ask for it. */
  family: string;
  /** The package that carries the files, and their name with `*` for the cut. */
  package: string;
  file: string;
  /** The range of weights in the file. */
  weights: string;
  cuts: readonly Cut[];
  /** What stands in for it until it has come, at the same width and height. */
  standIn: StandInKind;
  /** Whose letters it has, where they are not Latin: its rules stand in that script's sheet, for pages that need them. */
  script?: Script;
  /** How large it is set beside the others: marks above and below letters stay within lines made for Latin. */
  scale?: number;
  /** Axes to measure at, beside weight, when they are not at rest. */
  axes?: Readonly<Record<string, number>>;
}

export type StandInKind = 'sans' | 'serif' | Script;

const western = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Chinese is cut by how often signs are read together, from the rarest to the commonest. */
const chinese: readonly Cut[] = [...between(4, 6), ...between(21, 91), ...between(97, 119)];

/** Every face that a brand or a language may name. All are free faces, served from our own address. */
export const faces: readonly Face[] = [
  {
    family: 'Besley',
    package: '@fontsource-variable/besley',
    file: 'besley-*-wght-normal',
    weights: '400 900',
    cuts: ['latin', 'latin-ext'],
    standIn: 'serif',
  },
  {
    family: 'Hanken Grotesk',
    package: '@fontsource-variable/hanken-grotesk',
    file: 'hanken-grotesk-*-wght-normal',
    weights: '100 900',
    cuts: western,
    standIn: 'sans',
  },
  {
    family: 'Unbounded',
    package: '@fontsource-variable/unbounded',
    file: 'unbounded-*-wght-normal',
    weights: '200 900',
    cuts: western,
    standIn: 'sans',
  },
  {
    family: 'Plus Jakarta Sans',
    package: '@fontsource-variable/plus-jakarta-sans',
    file: 'plus-jakarta-sans-*-wght-normal',
    weights: '200 800',
    cuts: western,
    standIn: 'sans',
  },
  {
    family: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: 'fraunces-*-soft-normal',
    weights: '100 900',
    cuts: western,
    standIn: 'serif',
    axes: { SOFT: 100 },
  },
  {
    family: 'Young Serif',
    package: '@fontsource/young-serif',
    file: 'young-serif-*-400-normal',
    weights: '400',
    cuts: ['latin', 'latin-ext'],
    standIn: 'serif',
  },
  {
    family: 'Nunito Sans',
    package: '@fontsource-variable/nunito-sans',
    file: 'nunito-sans-*-wght-normal',
    weights: '200 1000',
    cuts: western,
    standIn: 'sans',
  },
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

export const faceNamed = (family: string): Face | undefined => faces.find((face) => face.family === family);

export const standInName = (family: string): string => `${family} Fallback`;

/** The name of a cut's file in its package, without its ending. */
export const cutName = (face: Face, cut: Cut): string => face.file.replace('*', cut.replace(/[[\]]/g, ''));

/** A list of families with each of our faces followed by its stand-in. */
export const withStandIns = (families: readonly string[]): string[] =>
  families.flatMap((family) => (faceNamed(family) ? [family, standInName(family)] : [family]));

function between(first: number, last: number): Cut[] {
  return Array.from({ length: last - first + 1 }, (_, place): Cut => `[${first + place}]`);
}
