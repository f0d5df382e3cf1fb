import { type Direction, directionOf as directionOfLanguage, tagOf } from '@baize/messages';
import type { Globals } from '../../../../.storybook/modes.ts';
import { reword } from '../../../../.storybook/wording.ts';

export interface StoryStyle {
  globals: Partial<Globals> & { direction?: 'language' | Direction };
  parameters: { [name: string]: unknown; fileName?: string };
}

/**
 * Sets the toolbar's choice on <html>, as the site does. Design system stories stay English, so a language only changes
 * their direction, unless Thai stand-in words are on.
 */
export function applyGlobalsToRoot({ globals, parameters }: StoryStyle): void {
  const root = document.documentElement;
  const language = globals.language ?? 'EN';
  const speaks = parameters.fileName?.includes('site/') ?? false;
  root.dataset.brand = globals.brand;
  root.dataset.theme = globals.theme;
  // The sheet of the brand takes over from the head of the page.
  root.style.removeProperty('color-scheme');
  root.dir = directionOf(globals.direction, language);
  // Thai fonts and line heights depend on the language.
  root.lang = speaks ? tagOf(language) : globals.words === 'thai' ? 'th' : 'en';
  root.dataset.words = globals.words;
  reword(globals.words);
}

const directionOf = (chosen: string | undefined, language: string): Direction =>
  chosen === 'ltr' || chosen === 'rtl' ? chosen : directionOfLanguage(language);
