import type { EarlyAnswers, Network } from '@baize/gateway';
import { systemClock } from '@baize/ui';

declare global {
  var brandAnswer: Promise<Response> | undefined;
}

export const earlyAnswers: EarlyAnswers = {
  take({ url }) {
    const answer = globalThis.brandAnswer;
    if (!answer || new URL(url).pathname !== '/brand.json') return undefined;
    globalThis.brandAnswer = undefined;
    return answer;
  },
  sentAt({ url }) {
    const preload = preloads().find(({ href }) => href === url);
    // The browser sends later requests for the same URL again.
    preload?.remove();
    return preload ? performance.timeOrigin : systemClock.now();
  },
};

/** Consumes reads preloaded while the platform was closed, so that they are sent again once it opens (APP-05). */
export function dropEarlyAnswers(network: Network): void {
  for (const { href } of preloads()) void network.fetch(new Request(href)).catch(() => undefined);
}

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')];
