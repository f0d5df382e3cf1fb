import { useEffect, useRef } from 'react';
import { usePage } from '../core/routing/navigation.tsx';

/** Gives the focus to the heading of each further page: it is read, and Tab goes on from there (NAV-25). */
export function HeadingFocus(): null {
  const { pathname } = usePage();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const stop = new AbortController();
    // A dialog that closes with the page gives its focus back first.
    queueMicrotask(() => focusHeading(stop.signal));
    return () => stop.abort();
  }, [pathname]);
  return null;
}

/** Waits for the heading where the page's files are still on their way. Whoever types or has moved on keeps the focus. */
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
