import type { EarlyAnswers, Network } from '@baize/gateway';
import { systemClock } from '@baize/ui';

interface StampedAnswers {
  /** Time of the answers, as a Date header. */
  date: string;
  /** Chance by which the origin of pictures was chosen; undefined without stamped answers. */
  draw?: number;
  /** Address of the picture that the page's hero shows first. */
  banner?: string;
  /** Bodies by path and query. */
  bodies: Record<string, string | undefined>;
}

declare global {
  var brandAnswer: Promise<Response> | undefined;
  /** Answers that the server put into the page, read by `boot.js`. */
  var stampedAnswers: StampedAnswers | undefined;
}

/** How old (ms) an answer in the page may be when the page is served, and how long it is used from then on. */
const stampedWithin = 5_000;
const usedFor = 30_000;

export const earlyAnswers: EarlyAnswers = {
  take(request) {
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const stamped = stampedFor(request);
    if (stamped !== undefined) {
      delete globalThis.stampedAnswers?.bodies[path];
      const headers = { 'content-type': 'application/json', date: globalThis.stampedAnswers?.date ?? '' };
      return Promise.resolve(new Response(stamped, { headers }));
    }
    const answer = globalThis.brandAnswer;
    if (!answer || pathname !== '/brand.json') return undefined;
    globalThis.brandAnswer = undefined;
    return answer;
  },
  sentAt(request) {
    if (stampedFor(request) !== undefined) return performance.timeOrigin - stampedWithin;
    const preload = preloads().find(({ href }) => href === request.url);
    // The browser sends later requests for the same URL again.
    preload?.remove();
    return preload ? performance.timeOrigin : systemClock.now();
  },
};

/** Returns the body in the page that answers a visitor's request. */
function stampedFor({ url, headers }: Request): string | undefined {
  const { origin, pathname, search } = new URL(url);
  if (origin !== location.origin || headers.has('Authorization') || performance.now() > usedFor) return undefined;
  return globalThis.stampedAnswers?.bodies[pathname + search];
}

/** Consumes reads preloaded while the platform was closed, so that they are sent again once it opens (APP-05). */
export function dropEarlyAnswers(network: Network): void {
  globalThis.stampedAnswers = undefined;
  for (const { href } of preloads()) void network.fetch(new Request(href)).catch(() => undefined);
}

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')];
