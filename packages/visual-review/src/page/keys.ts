import { useEffect } from 'react';

/** Handlers by lower-case key name; `far` means with Shift. */
type Keys = Readonly<Record<string, (far: boolean) => unknown>>;

/** Handles page-wide keys, except in fields and open dialogs. F6 cycles through the regions. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.key === 'F6') {
        event.preventDefault();
        goRound(event.shiftKey ? -1 : 1);
        return;
      }
      if ((event.target as Element).closest('select, input, textarea')) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act(event.shiftKey);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function goRound(by: 1 | -1) {
  const regions = [...document.querySelectorAll<HTMLElement>('header, nav, main')];
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(now + by + regions.length) % regions.length];
  const stops = [...(next?.querySelectorAll<HTMLElement>('[aria-current="true"], button, select, a') ?? [])];
  const shown = stops.filter((stop) => stop.checkVisibility());
  (shown.find((stop) => stop.ariaCurrent === 'true') ?? shown[0] ?? next)?.focus();
}
