/** How long a page may take, and how often it is asked, in ms. */
const patience = 60_000;
const interval = 200;

/**
 * Resolves when a story in a frame stands there with what it asked for: true if it drew, false if it failed or took too long.
 * Loaded as a document it has drawn nothing yet.
 */
export async function whenDrawn(frame: HTMLIFrameElement): Promise<boolean> {
  const start = performance.now();
  while (frame.isConnected && performance.now() - start < patience) {
    const { body } = frame.contentDocument ?? {};
    if (body && hasFailed(body)) return false;
    if (body?.classList.contains('sb-show-main') && !body.querySelector('[data-fetching]')) return true;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return false;
}

/** Calls `onFailed` when Storybook shows an error instead of the story, which may also come after it drew. */
export function whenFailed({ contentDocument }: HTMLIFrameElement, onFailed: () => void): void {
  const body = contentDocument?.body;
  if (!body) return;
  const observer = new MutationObserver(() => hasFailed(body) && onFailed());
  observer.observe(body, { attributes: true, attributeFilter: ['class'] });
}

const hasFailed = ({ classList }: HTMLElement) => classList.contains('sb-show-errordisplay');
