export interface Probe {
  rendered: number;
  commits: number;
  reset(): void;
  componentsIn(selector: string): number;
  vitals(): Vitals;
}

/** Milliseconds since navigation start; `shift` is the layout shift score. */
export interface Vitals {
  fcp: number;
  lcp: number;
  shift: number;
  /** Total time of long tasks beyond 50 ms each. */
  blocked: number;
}

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

declare global {
  var baizeProbe: Probe;
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
}

/**
 * Serialised into the page before its scripts. Poses as React DevTools, to which production builds report commits, and
 * counts like them: a component rendered when its fiber was created or did work.
 */
export function installProbe(): void {
  const componentTags = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  const probe = { rendered: 0, commits: 0 };
  const isComponent = ({ tag }: Fiber) => componentTags.has(tag);

  const childrenOf = (fiber: Fiber) => {
    const children: Fiber[] = [];
    for (let child = fiber.child; child; child = child.sibling) children.push(child);
    return children;
  };
  const countAll = (fiber: Fiber): number =>
    childrenOf(fiber).reduce((sum, child) => sum + countAll(child), isComponent(fiber) ? 1 : 0);
  const countChanged = (next: Fiber, previous: Fiber): number => {
    const self = isComponent(next) && (next.flags & performedWork) === performedWork ? 1 : 0;
    if (next.child === previous.child) return self;
    return childrenOf(next).reduce(
      (sum, child) => sum + (child.alternate ? countChanged(child, child.alternate) : countAll(child)),
      self,
    );
  };

  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      probe.commits += 1;
      probe.rendered += current.alternate ? countChanged(current, current.alternate) : countAll(current);
    },
  };

  let [fcp, lcp, shift, blocked] = [0, 0, 0, 0];
  // CLS session window: shifts less than a second apart, at most five seconds in total.
  let [windowStart, windowShift, lastShift] = [0, 0, Number.NEGATIVE_INFINITY];
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcp = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { url, element, startTime } = entry as PerformanceEntry & { url: string; element: Element | null };
    // Background images are not content.
    if (url === '' || element instanceof HTMLImageElement) lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const ended = startTime - lastShift > 1000 || startTime - windowStart > 5000;
    if (ended) [windowStart, windowShift] = [startTime, 0];
    lastShift = startTime;
    windowShift += value;
    shift = Math.max(shift, windowShift);
  });
  watch('longtask', ({ duration }) => {
    blocked += Math.max(0, duration - 50);
  });

  globalThis.baizeProbe = {
    get rendered() {
      return probe.rendered;
    },
    get commits() {
      return probe.commits;
    },
    reset() {
      probe.rendered = 0;
      probe.commits = 0;
    },
    componentsIn(selector) {
      const element = document.querySelector(selector);
      const key = element && Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
      return key ? countAll((element as unknown as Record<string, Fiber>)[key] as Fiber) : 0;
    },
    vitals: () => ({ fcp, lcp, shift, blocked }),
  };
}
