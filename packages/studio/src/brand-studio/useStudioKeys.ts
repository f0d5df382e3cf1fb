import { useEffect, useEffectEvent, useRef } from 'react';
import { redo, undo } from './history.ts';
import type { Studio } from './useStudio.ts';

interface StudioKeys {
  studio: Studio;
  onBack: () => void;
}

/** Handles the studio's shortcuts on the root that the ref is attached to; Storybook's own do not fire there. */
export function useStudioKeys({ studio, onBack }: StudioKeys) {
  const root = useRef<HTMLDivElement>(null);
  const isBefore = useRef(false);
  const showBefore = (before: boolean) => {
    if (isBefore.current === before) return;
    isBefore.current = before;
    studio.showBefore(before);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation();
    const target = event.target as HTMLElement;
    const isTyping = target.matches('input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select');
    if (isTyping || event.defaultPrevented) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      studio.show(event.shiftKey ? redo(studio.history) : undo(studio.history));
    } else if (event.key === '/') {
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
    } else if (event.key === 'F6') {
      event.preventDefault();
      focusNextPart(root.current, event.shiftKey);
    } else if (event.key === 'Escape' && !root.current?.querySelector(':popover-open')) onBack();
    else if (event.key === ' ' && !target.closest('button, a, input, summary, [role]')) {
      event.preventDefault();
      showBefore(true);
    }
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ' ') showBefore(false);
  });
  useEffect(() => {
    const element = root.current;
    // Before the first click the focus is on the body.
    const page = element?.ownerDocument.body;
    const down = (event: KeyboardEvent) => {
      if (event.target === page || element?.contains(event.target as Node)) onKeyDown(event);
    };
    page?.addEventListener('keydown', down);
    page?.addEventListener('keyup', onKeyUp);
    return () => {
      page?.removeEventListener('keydown', down);
      page?.removeEventListener('keyup', onKeyUp);
    };
  }, []);
  return root;
}

/** Cycles the focus through bar, pages, rail and strip (F6). */
function focusNextPart(root: HTMLElement | null, isBackward: boolean): void {
  const parts = [...(root?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
  const here = parts.findIndex((part) => part.contains(document.activeElement));
  const next = parts.at((here + (isBackward ? -1 : 1)) % parts.length);
  next?.querySelector<HTMLElement>('button, input, select, summary, [tabindex="0"]')?.focus();
}
