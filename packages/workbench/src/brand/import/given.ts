import { Refusal } from '../../lib/refusal.ts';

/** A value of an imported file, with its line, from 1. */
interface Placed {
  /** The name in small letters, its parts joined by hyphens: `color-primary`. */
  name: string;
  line: number;
}

export interface NamedColour extends Placed {
  /** `#rrggbb` */
  hex: string;
}

export interface NamedFamily extends Placed {
  family: string;
}

export interface NamedRadius extends Placed {
  px: number;
}

/** What a file says that a brand can be made of; its dark theme is left, for a brand derives that. */
export interface ImportedFile {
  /** What kind of file it is, in words. */
  kind: string;
  /** In the order of the file; of a drawing, what it uses most comes first. */
  colours: readonly NamedColour[];
  families: readonly NamedFamily[];
  radii: readonly NamedRadius[];
  /** Whether names say what a colour is for; in a drawing only how much there is of it does. */
  named: boolean;
}

/** A refusal that names the place in the file. */
export const refusalAt = (file: string, line: number, why: string, fix: string): Refusal =>
  new Refusal(`${file}:${line} ${why}. ${fix}`);

/** `--color-Primary_500` → `color-primary-500` */
export const plainName = (parts: readonly string[]): string =>
  parts
    .join('-')
    .replace(/^--(bz-)?/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_.-]+/g, '-')
    .toLowerCase();
