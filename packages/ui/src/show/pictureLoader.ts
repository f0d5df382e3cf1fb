import { whenNear } from '../internal/whenNear.ts';
import { fallbackArt } from './fallbackArt.ts';

export type Fallback = keyof typeof fallbackArt | 'none';

export interface PictureOrder {
  sources: readonly string[];
  priority: boolean;
  fallback: Fallback;
}

const attempts = 3;
const remembered = 200;
const throttleMs = 200;

/** Addresses loaded lately: they are in the browser's cache, and may stand in the first frame. */
const known = new Set<string>();

/**
 * Loads a picture when it comes near the screen, in 3 attempts in all, each with the next source. Its state stands on the
 * element: `data-state` is `waiting`, `loaded` or `failed`. Returns the function that lets go of it.
 */
export function followPicture(image: HTMLImageElement, { sources, priority, fallback }: PictureOrder): () => void {
  let attempt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const current = () => sources[attempt % sources.length];

  const onLoad = () => {
    if (image.dataset.state === 'failed') return;
    image.dataset.state = 'loaded';
    remember(current());
  };
  const onError = () => {
    if (image.dataset.state === 'failed') return;
    attempt += 1;
    if (attempt >= attempts) fail();
    else again = setTimeout(start, throttleMs);
  };
  const fail = () => {
    image.dataset.state = 'failed';
    if (fallback === 'none') image.removeAttribute('src');
    else image.src = fallbackArt[fallback];
  };
  const start = () => {
    image.src = current() ?? '';
  };

  image.addEventListener('load', onLoad);
  image.addEventListener('error', onError);
  const forget = begin();

  return () => {
    forget();
    clearTimeout(again);
    image.removeEventListener('load', onLoad);
    image.removeEventListener('error', onError);
  };

  function begin(): () => void {
    delete image.dataset.state;
    if (sources.length === 0) {
      fail();
      return () => {};
    }
    const started = image.getAttribute('src') === sources[0];
    if (started && image.complete) {
      if (image.naturalWidth > 0) onLoad();
      else onError();
      return () => {};
    }
    if (priority || known.has(current() ?? '')) {
      if (!started) start();
      return () => {};
    }
    image.removeAttribute('src');
    image.dataset.state = 'waiting';
    return whenNear(image, start);
  }
}

function remember(address: string | undefined): void {
  if (address === undefined) return;
  known.delete(address);
  known.add(address);
  if (known.size <= remembered) return;
  const [oldest] = known;
  if (oldest !== undefined) known.delete(oldest);
}
