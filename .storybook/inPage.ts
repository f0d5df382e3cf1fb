import type { Parameters } from 'storybook/internal/csf';
import type { Globals } from './modes.ts';
import type { DrivenPage } from './storybookInternals.ts';

// Functions in this file are serialised into the story's page and cannot use module scope.

export interface VisitedStory extends Pick<Parameters, 'motion' | 'visual'> {
  id: string;
  fileName: string;
  title: string;
  storyName: string;
  /** The story shows a component of the design system, not a page of the site. */
  part: boolean;
  /** Globals fixed by the story itself. */
  own: Partial<Globals>;
  /** First story of a component, which also runs the stress modes. */
  stressed: boolean;
}

type Page = DrivenPage & { console: Console & { original?: Console } };

/**
 * Waits for a new page to load its stories and returns the story's metadata. For stable pictures it hides scrollbars
 * and the caret, stops the caret blinking in forced colours, and ignores scroll padding.
 */
export async function prepareStory(id: string): Promise<VisitedStory> {
  const { baizeDriver: driver, console: said } = globalThis as unknown as Page;
  await driver.ready();
  // The runner wraps the console again for each story and never restores it.
  said.original ??= { ...said };
  Object.assign(said, said.original);
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'html { scrollbar-width: none !important; scroll-padding: 0 !important } * { caret-color: transparent !important; caret-animation: manual !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  }
  // Axe would check these elements with every story; a small part has a tenth as many.
  for (const spent of document.querySelectorAll('link[rel=modulepreload]')) spent.remove();
  const { title, name: storyName, first, parameters, own } = await driver.readStory(id);
  const { fileName, motion, visual } = parameters;
  const part = fileName.includes('packages/ui/');
  return { id, fileName, title, storyName, motion, visual, part, own, stressed: part && first };
}

/** Sets the globals for the next mount without re-rendering the current story. */
export function setGlobals(globals: Globals): void {
  (globalThis as unknown as Page).baizeDriver.setGlobals(globals);
}

/** Sets the factor on how long play functions wait, for a busy machine. */
export function setPatience(patience: number): void {
  (globalThis as { baizePatience?: number }).baizePatience = patience;
}

interface Step {
  how: 'mounted' | 'restyled';
  globals: Globals;
  visited: VisitedStory;
  /** Factor on time limits for a busy machine. */
  patience: number;
}

/**
 * Applies the step, if any, then waits for fonts, images and two frames, all in one call because a story needs dozens.
 * Restyling restores the scroll position, which otherwise depends on the order in which fonts load.
 */
export async function settle(step: Step | null): Promise<void> {
  const { baizeDriver: driver } = globalThis as unknown as Page;
  const scrolled = scrollY;
  if (step) await (step.how === 'mounted' ? mount(step) : applyGlobals(step));
  await document.fonts.ready;
  const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  if (step?.how === 'restyled') scrollTo(0, scrolled);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  async function applyGlobals({ globals, visited, patience }: Step) {
    const { brand, theme, words } = document.documentElement.dataset;
    const mirrored = document.documentElement.dir === 'rtl';
    const same = brand === globals.brand && theme === globals.theme && words === globals.words;
    if (same && mirrored === (globals.language === 'UR')) return;
    if (!visited.part) return driver.rerender(globals, 15_000 * patience);
    driver.setGlobals(globals);
    driver.tell('baize/globals', {
      globals: { ...globals, ...visited.own },
      parameters: { fileName: visited.fileName },
    });
  }

  function mount({ globals, visited, patience }: Step) {
    driver.setGlobals(globals);
    return driver.remount(visited.id, 45_000 * patience);
  }
}
