import type { Globals } from './modes.ts';
import { reword } from './wording.ts';

type Direction = 'ltr' | 'rtl';

export interface Dressed {
  globals: Partial<Globals> & { direction?: 'language' | Direction };
  parameters: { [name: string]: unknown; fileName?: string };
}

/**
 * Puts the toolbar's choice on <html>, as the site does. The words of the design system's stories are English in every
 * mode, so there Urdu lends its direction alone.
 */
export function dressRoot({ globals, parameters }: Dressed): void {
  const root = document.documentElement;
  const urdu = globals.language === 'UR';
  const speaks = parameters.fileName?.includes('site/') ?? false;
  root.dataset.brand = globals.brand;
  root.dataset.theme = globals.theme;
  root.dir = directionOf(globals.direction, urdu);
  root.lang = urdu && speaks ? 'ur' : 'en';
  root.dataset.words = globals.words;
  reword(globals.words);
}

/** A direction chosen in the toolbar goes before that of the language. */
const directionOf = (chosen: string | undefined, urdu: boolean): Direction =>
  chosen === 'ltr' || chosen === 'rtl' ? chosen : urdu ? 'rtl' : 'ltr';
