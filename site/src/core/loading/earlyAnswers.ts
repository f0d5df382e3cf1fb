import type { EarlyAnswers, Network } from '@baize/gateway';
import { systemClock } from '@baize/ui';

declare global {
  /** The answer with the brand's document, which `boot.js` asks for. */
  var brandAnswer: Promise<Response> | undefined;
}

/** What `boot.js` asks for: the brand's document, and by links what the page reads first. */
export const earlyAnswers: EarlyAnswers = {
  take({ url }) {
    const answer = globalThis.brandAnswer;
    if (!answer || new URL(url).pathname !== '/brand.json') return undefined;
    globalThis.brandAnswer = undefined;
    return answer;
  },
  sentAt({ url }) {
    const preload = preloads().find(({ href }) => href === url);
    // The browser answers a later request for the same address anew.
    preload?.remove();
    return preload ? performance.timeOrigin : systemClock.now();
  },
};

/** Uses up what was preloaded while the platform was closed, so that it is asked anew once it opens (APP-05). */
export function dropEarlyAnswers(network: Network): void {
  for (const { href } of preloads()) void network.fetch(new Request(href)).catch(() => undefined);
}

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')];
