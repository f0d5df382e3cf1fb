import { hasDrawn, hasFailed } from '../../../../.storybook/storybookInternals.ts';

/** Timeout and polling interval in ms. Pages share one thread, so only as much of a wait counts as a page could use. */
const patience = 60_000;
const interval = 200;

/**
 * Resolves when the story in a frame has loaded: true if it rendered, false if it failed or timed out. The document's
 * load event comes before rendering.
 */
export async function whenDrawn(frame: HTMLIFrameElement): Promise<boolean> {
  let waited = 0;
  while (frame.isConnected && waited < patience) {
    const { body } = frame.contentDocument ?? {};
    if (body && hasFailed(body)) return false;
    if (body && hasDrawn(body) && !body.querySelector('[data-fetching]')) return true;
    await new Promise((resolve) => setTimeout(resolve, interval));
    waited += interval;
  }
  return false;
}

export function whenFailed({ contentDocument }: HTMLIFrameElement, onFailed: () => void): void {
  const body = contentDocument?.body;
  if (!body) return;
  const observer = new MutationObserver(() => hasFailed(body) && onFailed());
  observer.observe(body, { attributes: true, attributeFilter: ['class'] });
}
