import { Refusal } from '@baize/tooling/refusal';

interface Placed {
  name: string;
  line: number;
}

export interface NamedColour extends Placed {
  hex: string;
}

export interface NamedFamily extends Placed {
  family: string;
}

export interface NamedRadius extends Placed {
  px: number;
}

/** Values of a file a brand can use; its dark theme is ignored because brands derive one. */
export interface ImportedFile {
  kind: string;
  /** Colours in file order; for a drawing, most used first. */
  colours: readonly NamedColour[];
  families: readonly NamedFamily[];
  radii: readonly NamedRadius[];
  /** Names express a colour's purpose; in a drawing only frequency does. */
  named: boolean;
}

export const refusalAt = (file: string, line: number, why: string, fix: string): Refusal =>
  new Refusal(`${file}:${line} ${why}. ${fix}`);

/** Normalises a name: `--color-Primary_500` becomes `color-primary-500`. */
export const plainName = (parts: readonly string[]): string =>
  parts
    .join('-')
    .replace(/^--(bz-)?/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_.-]+/g, '-')
    .toLowerCase();
