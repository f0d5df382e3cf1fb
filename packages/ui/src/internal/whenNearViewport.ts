const margin = '30%';
const throttleMs = 200;

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let flushing: ReturnType<typeof setTimeout> | undefined;

/** Calls `start` once the element is near the viewport; elements scrolled past within 200 ms are skipped. */
export function whenNearViewport(element: Element, start: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    start();
    return () => {};
  }
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: margin });
  waiting.set(element, start);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    near.delete(element);
    observer?.unobserve(element);
  };
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  if (flushing === undefined) flush();
}

function flush(): void {
  flushing = undefined;
  if (near.size === 0) return;
  for (const element of near) {
    observer?.unobserve(element);
    waiting.get(element)?.();
    waiting.delete(element);
  }
  near.clear();
  flushing = setTimeout(flush, throttleMs);
}
