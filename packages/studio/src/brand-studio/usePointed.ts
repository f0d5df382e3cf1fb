import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Inspected, inspect } from './inspect.ts';

/** How long the pointer rests before the page is inspected (ms), which costs as much as restyling it. */
const rest = 120;

export interface PointedEvents {
  onPoint: (inspected: Inspected | null) => void;
  onPress: (inspected: Inspected) => void;
}

/**
 * Reports the element under the pointer in a scaled page without events of its own. `width` is the page's, in CSS px.
 */
export function usePointed(place: RefObject<HTMLElement | null>, width: number, events: PointedEvents | null): void {
  const onPoint = useEffectEvent((found: Inspected | null) => events?.onPoint(found));
  const onPress = useEffectEvent((found: Inspected) => events?.onPress(found));
  const active = events !== null;
  useEffect(() => {
    const element = place.current;
    if (!element || !active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width: shown } = element.getBoundingClientRect();
      return inspectInside(element, ((clientX - left) * width) / shown, ((clientY - top) * width) / shown);
    };
    const move = (event: MouseEvent) => {
      clearTimeout(timer);
      timer = setTimeout(() => onPoint(ask(event)), rest);
    };
    const leave = () => {
      clearTimeout(timer);
      onPoint(null);
    };
    const press = (event: MouseEvent) => {
      const found = ask(event);
      if (found) onPress(found);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('click', press);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('click', press);
    };
  }, [place, width, active]);
}

/** Inert elements are not hit-tested, so `inert` is lifted during the query. */
function inspectInside(place: HTMLElement, x: number, y: number): Inspected | null {
  const holder = place.querySelector<HTMLElement>('[inert]');
  const page = place.querySelector('iframe')?.contentDocument;
  if (!holder || !page) return null;
  holder.inert = false;
  try {
    return inspect(page, x, y);
  } finally {
    holder.inert = true;
  }
}
