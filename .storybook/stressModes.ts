import type { Page } from 'playwright';
import { findSpills } from './findSpills.ts';
import { type Globals, type Mode, modes } from './modes.ts';

/** What else a part has to stand, besides the modes: shown by the first story of every component, on a phone. */
export interface StressMode {
  name: string;
  globals: Globals;
  /** Text twice as large. */
  large?: boolean;
  forcedColours?: boolean;
}

const globalsOf = ({ width: _width, height: _height, ...globals }: Mode): Globals => globals;
const phone = globalsOf(modes['phone-lumen']);
const phoneRtl = globalsOf(modes['phone-lotus-dark-rtl']);

/** In this order, which turns the page once. All have the width of the last mode. */
export const stressModes: readonly StressMode[] = [
  { name: 'urdu-words', globals: { ...phoneRtl, words: 'urdu' } },
  { name: 'long-words', globals: { ...phone, words: 'long' } },
  { name: 'thai-words', globals: { ...phone, words: 'thai' } },
  { name: 'endless-words', globals: { ...phone, words: 'endless' } },
  { name: 'forced-colours', globals: phone, forcedColours: true },
  { name: 'large-text', globals: phone, large: true },
];

/** What is cut off or runs out of the page, one text for each place. */
export const spills = (page: Page): Promise<string[]> => page.evaluate(findSpills);

/** Doubles the size of every text, as a browser's own setting does. There is no way back but another story. */
export const enlarge = (page: Page): Promise<void> => page.evaluate(doubleText);

// Runs in the page.
function doubleText() {
  // What belongs to the story alone: Storybook's own elements stay for the next one.
  const own = '#storybook-root *, body > :not([class^="sb-"], [id^="storybook-"], script, style) *';
  const sized = [...document.querySelectorAll<HTMLElement>(`:is(${own}):not(svg *)`)].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, font: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
  });
  for (const { element, font, line } of sized) {
    element.style.fontSize = `${font * 2}px`;
    if (!Number.isNaN(line)) element.style.lineHeight = `${line * 2}px`;
  }
}
