import { type Direction, directionOf as directionOfLanguage, tagOf } from '@baize/messages';
import type { Globals } from './modes.ts';
import { sumsOf } from './sums.ts';
import { reword } from './wording.ts';

export interface StoryStyle {
  globals: Partial<Globals> & { direction?: 'language' | Direction };
  parameters: { [name: string]: unknown; fileName?: string };
}

/**
 * Puts the toolbar's choice on <html>, as the site does. The words of the design system's stories are English in every
 * mode, so there a language lends its direction alone, unless Thai words stand in for them.
 */
export function applyGlobalsToRoot({ globals, parameters }: StoryStyle): void {
  const root = document.documentElement;
  const language = globals.language ?? 'EN';
  const speaks = parameters.fileName?.includes('site/') ?? false;
  root.dataset.brand = globals.brand;
  root.dataset.theme = globals.theme;
  root.dir = directionOf(globals.direction, language);
  // Thai needs its own faces and lines, which hang on the language.
  root.lang = speaks ? tagOf(language) : globals.words === 'thai' ? 'th' : 'en';
  root.dataset.words = globals.words;
  reword(globals.words, speaks || playing || !globals.brand ? null : sumsOf(globals.brand));
}

/** While a story is played its sums are as written, as the play function looks for those. */
let playing = false;

/** Says that a story begins to be played, or that it is over; then its sums are shown in the brand's currency. */
export function setPlaying(now: boolean, style: StoryStyle): void {
  playing = now;
  applyGlobalsToRoot(style);
}

/** A direction chosen in the toolbar goes before that of the language. */
const directionOf = (chosen: string | undefined, language: string): Direction =>
  chosen === 'ltr' || chosen === 'rtl' ? chosen : directionOfLanguage(language);
