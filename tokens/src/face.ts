/** Subsets of a font's files; browsers load only those a page needs. */
export type Cut = 'latin' | 'latin-ext' | 'vietnamese' | 'arabic' | 'thai' | `[${number}]`;

/** Scripts with their own sheet, /alphabets/<script>.css → their language in look names. */
export const scriptLanguages = { arabic: 'ur', thai: 'th', chinese: 'zh' } as const;
export type Script = keyof typeof scriptLanguages;
export const scripts = Object.keys(scriptLanguages) as Script[];

export interface Face {
  family: string;
  /** npm package, and its file name with `*` for the subset. */
  package: string;
  file: string;
  weights: string;
  cuts: readonly Cut[];
  /** System font to imitate it until it loads, with the same metrics. */
  standIn: StandInKind;
  script?: Script;
  /** Relative size, so that marks above and below letters fit lines made for Latin. */
  scale?: number;
  /** Axes besides weight to measure at, if not the default. */
  axes?: Readonly<Record<string, number>>;
}

export type StandInKind = 'sans' | 'serif' | Script;
