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
