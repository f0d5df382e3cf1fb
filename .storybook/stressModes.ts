import type { Page } from 'playwright';
import { findSpills } from './findSpills.ts';
import { type Globals, type Mode, modes } from './modes.ts';

/** Extra conditions for the first story of every component, on a phone. */
export interface StressMode {
  name: string;
  globals: Globals;
  large?: boolean;
  forcedColours?: boolean;
}

const globalsOf = ({ width: _width, height: _height, ...globals }: Mode): Globals => globals;
const phone = globalsOf(modes['phone-lumen']);
const phoneRtl = globalsOf(modes['phone-lotus-dark-rtl']);

/** Ordered so that direction changes once. All have the width of the last mode. */
export const stressModes: readonly StressMode[] = [
  { name: 'urdu-words', globals: { ...phoneRtl, words: 'urdu' } },
  { name: 'long-words', globals: { ...phone, words: 'long' } },
  { name: 'thai-words', globals: { ...phone, words: 'thai' } },
  { name: 'endless-words', globals: { ...phone, words: 'endless' } },
  { name: 'forced-colours', globals: phone, forcedColours: true },
  { name: 'large-text', globals: phone, large: true },
];

export const spills = (page: Page): Promise<string[]> => page.evaluate(findSpills);

/** Doubles all text sizes, like the browser setting. Cannot be undone, only by loading another story. */
export const enlarge = (page: Page): Promise<void> => page.evaluate(doubleText);

// Serialised into the page.
function doubleText() {
  // Only the story's elements; Storybook's own remain for the next story.
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
