interface DressedPage {
  frame: HTMLIFrameElement;
  dress: CSSStyleSheet;
  art: CSSStyleSheet;
}

/** Pages restyled per frame; each costs as much as a theme change. */
const perFrame = 1;

/** Transitions would restyle for a dozen frames after every edit, endless animations in every frame. */
const still =
  '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important }';

/**
 * Applies a brand to same-origin pages through two sheets per document, one for tokens and one for art. Visible pages
 * update first, the longest waiting ones before others.
 */
export function createWardrobe(first: string) {
  const pages = new Map<Document, DressedPage>();
  const stale = new Set<Document>();
  let worn = first;
  let decoration = '';
  let next: (() => string) | null = null;
  let isAsked = false;

  const ask = () => {
    if (!isAsked) requestAnimationFrame(dressSome);
    isAsked = true;
  };
  const dressSome = () => {
    isAsked = false;
    if (next) {
      worn = next();
      next = null;
      for (const page of pages.keys()) stale.add(page);
    }
    const waiting = [...stale].map((page) => ({ page, isSeen: isSeen(pages.get(page)) }));
    waiting.sort((a, b) => Number(b.isSeen) - Number(a.isSeen));
    for (const { page } of waiting.slice(0, perFrame)) {
      stale.delete(page);
      skipBelowScreen(page);
      pages.get(page)?.dress.replaceSync(`${still}\n${worn}`);
    }
    if (stale.size > 0) ask();
  };
  return {
    /** Must be called on each load of the frame. */
    add(frame: HTMLIFrameElement): void {
      const { contentDocument: page, contentWindow: view } = frame;
      if (!page || !view) return;
      for (const left of pages.keys())
        if (!left.defaultView) {
          pages.delete(left);
          stale.delete(left);
        }
      // A document accepts only sheets created by its own window.
      const Sheet = (view as unknown as typeof globalThis).CSSStyleSheet;
      const own = { frame, dress: new Sheet(), art: new Sheet() };
      own.dress.replaceSync(`${still}\n${worn}`);
      own.art.replaceSync(decoration);
      page.adoptedStyleSheets.push(own.dress, own.art);
      pages.set(page, own);
    },
    /** Applies a sheet from the next frame on; of several calls before it, only the last counts. */
    wear(sheet: () => string): void {
      next = sheet;
      ask();
    },
    decorate(css: string): void {
      decoration = css;
      for (const { art } of pages.values()) art.replaceSync(css);
    },
  };
}

/** The wall shows only a page's first screen, so skip rendering the rest, two thirds of the work. */
function skipBelowScreen(page: Document): void {
  const { innerHeight = 0, scrollY = 0 } = page.defaultView ?? {};
  for (const part of page.querySelectorAll<HTMLElement>('section, footer')) {
    const { top, height } = part.getBoundingClientRect();
    if (top + scrollY < innerHeight || part.style.contentVisibility) continue;
    part.style.containIntrinsicBlockSize = `${height}px`;
    part.style.contentVisibility = 'hidden';
  }
}

const isSeen = (page: DressedPage | undefined) => page?.frame.checkVisibility({ contentVisibilityAuto: true }) ?? false;

export type Wardrobe = ReturnType<typeof createWardrobe>;
