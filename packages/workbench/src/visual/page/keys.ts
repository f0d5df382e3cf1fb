import { useEffect } from 'react';

/** By the key's name in lower case; `far`: with Shift. */
type Keys = Readonly<Record<string, (far: boolean) => unknown>>;

/** Keys of the whole page. Those of a field, and of an open dialog, stay with it. F6 goes round the regions. */
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
