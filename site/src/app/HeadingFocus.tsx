import { useEffect, useRef } from 'react';
import { usePage } from '../core/routing/navigation.tsx';

/** Focuses the heading of each further page, so that it is read and Tab continues from there (NAV-25). */
export function HeadingFocus(): null {
  const { pathname } = usePage();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const stop = new AbortController();
    // A dialog that closes with the page restores its focus first.
    queueMicrotask(() => focusHeading(stop.signal));
    return () => stop.abort();
  }, [pathname]);
  return null;
}

/** Waits for the heading while the page loads. A player who is typing or has moved the focus keeps it. */
function focusHeading(signal: AbortSignal) {
  const before = document.activeElement;
  if (before?.matches('input, select, textarea')) return;
  const observer = new MutationObserver(move);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  if (signal.aborted) observer.disconnect();
  else move();

  function move() {
    const { activeElement } = document;
    const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
    const movedOn = activeElement !== before && activeElement !== document.body;
    const inDialog = activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (!heading && !movedOn && !inDialog) return;
    observer.disconnect();
    if (!heading || movedOn || inDialog) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
