import type { Globals } from './modes.ts';

interface Dressed {
  globals: Partial<Globals>;
  parameters: { fileName?: string };
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
  root.dir = urdu ? 'rtl' : 'ltr';
  root.lang = urdu && speaks ? 'ur' : 'en';
}
