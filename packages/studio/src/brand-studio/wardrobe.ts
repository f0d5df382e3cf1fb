import type { Theme } from '@baize/tokens/brand/source';
import type { Dress } from './dress.ts';

interface DressedPage {
  frame: HTMLIFrameElement;
  theme: Theme;
  sheet: CSSStyleSheet;
  pictures: CSSStyleSheet;
  /** Text of the sheet and colours on <html>, as the page has them now. */
  rules: string;
  colours: Map<string, string>;
  art: ReadonlyMap<string, string>;
}

/** Time for pages in one frame, in ms; the page looked at has had its turn before. */
const budget = 40;

const noArt: ReadonlyMap<string, string> = new Map();

/** Transitions would restyle for a dozen frames after every edit, endless animations in every frame. */
const still =
  '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important }';

/**
 * Applies a brand to same-origin pages: changed colours as properties of <html>, which paints but lays nothing out, and
 * everything else in one sheet per page. The page looked at changes at once, the others as the frames have time.
 */
export function createWardrobe(first: Dress) {
  const pages = new Map<Document, DressedPage>();
  const stale = new Set<Document>();
  let worn = first;
  let art = noArt;
  let isAsked = false;

  const ask = () => {
    if (!isAsked) requestAnimationFrame(dressSome);
    isAsked = true;
  };
  const dress = (page: Document) => {
    const own = pages.get(page);
    stale.delete(page);
    if (!own || !page.defaultView) return;
    putOn(page, own, worn);
    putUp(own, art);
  };
  const dressSome = () => {
    isAsked = false;
    const end = performance.now() + budget;
    for (const page of inOrder(pages, stale)) {
      dress(page);
      // Forces the work that the page causes, so that the budget counts it.
      if (isSeen(pages.get(page))) void page.defaultView?.getComputedStyle(page.documentElement).color;
      if (performance.now() > end) break;
    }
    if (stale.size > 0) ask();
  };
  const spoil = () => {
    for (const page of pages.keys()) stale.add(page);
    ask();
  };
  return {
    /** Must be called on each load of the frame. */
    add(frame: HTMLIFrameElement, theme: Theme): void {
      const { contentDocument: page, contentWindow: view } = frame;
      if (!page || !view) return;
      for (const left of pages.keys())
        if (!left.defaultView) {
          pages.delete(left);
          stale.delete(left);
        }
      // A document accepts only sheets created by its own window.
      const Sheet = (view as unknown as typeof globalThis).CSSStyleSheet;
      const own = { frame, theme, sheet: new Sheet(), pictures: new Sheet() };
      page.adoptedStyleSheets.push(own.sheet, own.pictures);
      pages.set(page, { ...own, rules: '', colours: new Map(), art: noArt });
      dress(page);
    },
    /** Applies a brand: to the page under the pointer, or else the first in sight, at once. */
    wear(next: Dress): void {
      worn = next;
      spoil();
      const [first] = inOrder(pages, stale);
      if (first) dress(first);
    },
    /** Replaces banners by pictures; addresses by kind and direction. */
    decorate(next: ReadonlyMap<string, string>): void {
      if (next.size === 0 && art.size === 0) return;
      art = next;
      spoil();
    },
  };
}

function putOn(page: Document, own: DressedPage, { colours, rules }: Dress): void {
  const { style } = page.documentElement;
  const next = colours[own.theme];
  for (const [name, css] of next)
    if (own.colours.get(name) !== css) {
      style.setProperty(name, css);
      own.colours.set(name, css);
    }
  if (own.rules === rules) return;
  own.sheet.replaceSync(`${still}\n${rules}`);
  own.rules = rules;
}

function putUp(own: DressedPage, art: ReadonlyMap<string, string>): void {
  if (own.art === art) return;
  own.art = art;
  own.pictures.replaceSync([...art].map(([name, address]) => pictureRule(name, address)).join('\n'));
}

function pictureRule(name: string, address: string): string {
  const [kind, direction] = name.split(' ');
  const ofDirection = direction === 'rtl' ? '[src*="dir=rtl"]' : ':not([src*="dir=rtl"])';
  return `img[src*="/art/banners/${kind}.svg"]${ofDirection} { content: url("${address}"); }`;
}

/** Pages under the pointer come first, then those in sight, then the others. */
function inOrder(pages: ReadonlyMap<Document, DressedPage>, stale: ReadonlySet<Document>): Document[] {
  const rank = (page: Document) => {
    const own = pages.get(page);
    if (own?.frame.closest('[data-tile]')?.matches(':hover')) return 0;
    return isSeen(own) ? 1 : 2;
  };
  return [...stale]
    .map((page) => ({ page, at: rank(page) }))
    .sort((a, b) => a.at - b.at)
    .map(({ page }) => page);
}

const isSeen = (page: DressedPage | undefined) => page?.frame.checkVisibility({ contentVisibilityAuto: true }) ?? false;

export type Wardrobe = ReturnType<typeof createWardrobe>;
