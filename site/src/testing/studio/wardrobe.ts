interface DressedPage {
  frame: HTMLIFrameElement;
  dress: CSSStyleSheet;
  art: CSSStyleSheet;
}

/** How many pages are dressed in a frame: each costs as much as a change of its theme. */
const perFrame = 1;

/** What eases would be worked out anew in a dozen frames after every edit, what moves for ever in every frame of every page. */
const still =
  '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important }';

/**
 * Dresses pages of the same origin: two sheets in each document, one for the brand and one for its art, in which an edit replaces the
 * rules. Pages in view come first, of these those that have waited longest. `first` is what they wear at once.
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
    /** Call it when the frame has loaded, and again when it has loaded something else. */
    add(frame: HTMLIFrameElement): void {
      const { contentDocument: page, contentWindow: view } = frame;
      if (!page || !view) return;
      for (const left of pages.keys())
        if (!left.defaultView) {
          pages.delete(left);
          stale.delete(left);
        }
      // A document takes only sheets that its own window made.
      const Sheet = (view as unknown as typeof globalThis).CSSStyleSheet;
      const own = { frame, dress: new Sheet(), art: new Sheet() };
      own.dress.replaceSync(`${still}\n${worn}`);
      own.art.replaceSync(decoration);
      page.adoptedStyleSheets.push(own.dress, own.art);
      pages.set(page, own);
    },
    /** Puts a sheet on, beginning with the next frame; of several that come before it, only the last is made. */
    wear(sheet: () => string): void {
      next = sheet;
      ask();
    },
    /** Puts the sheet of the art on. */
    decorate(css: string): void {
      decoration = css;
      for (const { art } of pages.values()) art.replaceSync(css);
    },
  };
}

/** The wall shows the first screen of a page, which does not scroll there: the rest would be two thirds of the work. */
function skipBelowScreen(page: Document): void {
  const { innerHeight = 0, scrollY = 0 } = page.defaultView ?? {};
  for (const part of page.querySelectorAll<HTMLElement>('section, footer')) {
    const { top, height } = part.getBoundingClientRect();
    if (top + scrollY < innerHeight || part.style.contentVisibility) continue;
    part.style.containIntrinsicBlockSize = `${height}px`;
    part.style.contentVisibility = 'hidden';
  }
}

/** Out of view a tile skips its content, so that a page there costs nothing until it is seen. */
const isSeen = (page: DressedPage | undefined) => page?.frame.checkVisibility({ contentVisibilityAuto: true }) ?? false;

export type Wardrobe = ReturnType<typeof createWardrobe>;
