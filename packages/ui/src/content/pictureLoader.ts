import type { PictureSources } from '../internal/types.ts';
import { whenNearViewport } from '../internal/whenNearViewport.ts';

const frame = (width: number, height: number, drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#8a8f8b" fill-opacity=".22"/><g fill="none" stroke="#8a8f8b" stroke-width="6" stroke-linejoin="round">${drawing}</g></svg>`,
  )}`;

const diamond = (x: number, y: number): string =>
  `<path d="M${x} ${y - 74}l56 74-56 74-56-74z"/><path d="M${x} ${y - 34}l26 34-26 34-26-34z" fill="#8a8f8b" fill-opacity=".4"/>`;

const fallbackArt = {
  game: frame(
    300,
    400,
    `${diamond(150, 200)}<rect x="18" y="18" width="264" height="364" rx="18" stroke-opacity=".5"/>`,
  ),
  wide: frame(
    480,
    300,
    `${diamond(240, 150)}<rect x="18" y="18" width="444" height="264" rx="18" stroke-opacity=".5"/>`,
  ),
};

export type Fallback = keyof typeof fallbackArt | 'none';

export interface PictureOrder {
  sources: PictureSources;
  priority: boolean;
  fallback: Fallback;
}

const attempts = 3;
const remembered = 200;
const throttleMs = 200;

/** Recently loaded URLs, which come from the browser cache and can show in the first frame. */
const known = new Set<string>();

/**
 * Loads a picture near the viewport, with 3 attempts in all, each with the next source. Sets `data-state` to `waiting`,
 * `loaded` or `failed`. Returns its cleanup.
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
    return whenNearViewport(image, start);
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
