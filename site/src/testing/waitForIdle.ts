import type { StoryState } from './storyState.ts';

const quietFor = 70;
const limit = 20_000;
/** Timeout for the pictures of one screen, in ms. */
const patience = 5000;
/** Maximum height of long screenshots, in px. */
const longest = 2000;

/**
 * Resolves when every call is answered, no part is busy and the page has been unchanged for a moment; a waiting story
 * only has to stop changing. Rejects if the page never settles.
 */
export async function waitForIdle(story: StoryState): Promise<void> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    const start = performance.now();
    const resting = () =>
      performance.now() - changed > quietFor && !fetching() && (story.waiting || (story.calm && !busy()));
    while (!resting()) {
      if (performance.now() - start > limit)
        throw new Error(`the page does not come to rest: ${fetching() ?? busy() ?? 'it changes'}`);
      await frames(10);
    }
  } finally {
    observer.disconnect();
  }
}

/** Loads the lazy pictures that a screenshot will show by scrolling past them once. Returns whether any was missing. */
export async function loadImagesInView({ long }: { long: boolean }): Promise<boolean> {
  if ([...document.images].every(isDone)) return false;
  if (!long) return seePictures();
  const from = scrollY;
  const end = Math.min(longest, document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += innerHeight) {
    scrollTo(0, top);
    await seePictures();
  }
  scrollTo(0, from);
  await frames(50);
  return true;
}

/** Waits for pictures in view; clipped ones never load. Returns whether any was missing. */
async function seePictures(): Promise<boolean> {
  const start = performance.now();
  let missing = false;
  while (performance.now() - start < patience) {
    const pending = [...document.images].filter((image) => !isDone(image));
    if (pending.length === 0 || (await inSight(pending)).length === 0) break;
    missing = true;
    await frames(50);
  }
  return missing;
}

const inSight = (images: readonly HTMLImageElement[]) =>
  new Promise<Element[]>((tell) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      tell(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    });
    for (const image of images) observer.observe(image);
  });

const isDone = ({ dataset, complete }: HTMLImageElement) => dataset.state !== 'waiting' && complete;

const fetching = () => document.querySelector('[data-fetching]')?.parentElement?.outerHTML.slice(0, 200);

const busy = () => document.querySelector('[aria-busy="true"]')?.outerHTML.slice(0, 200);

const frames = (ms: number) =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), ms));
