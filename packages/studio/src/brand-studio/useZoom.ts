import { useLayoutEffect, useRef, useState } from 'react';
import type { Zoom } from './WallBar.tsx';
import { screens } from './wallPages.ts';

const steps = [0.25, 0.35, 0.5, 0.75, 1];

/** Width of the wall that is not pages: row names, gaps and margins, in px. */
const rest = 56 + 12 * 8 + 2 * 16;

const looksBeside = 4;

export function useZoom() {
  const scroller = useRef<HTMLElement>(null);
  const [fit, setFit] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const room = (entry?.contentRect.width ?? 0) + 2 * 16 - rest;
      setFit(Math.max(0, room) / looksBeside / screens['1440'].width);
    });
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.max(fit, chosen ?? fit);
  const larger = steps.find((step) => step > scale + 0.01);
  const smaller = steps.findLast((step) => step < scale - 0.01);
  const zoom: Zoom = {
    scale,
    onIn: larger === undefined ? null : () => setChosen(larger),
    onOut: scale <= fit ? null : () => setChosen(smaller !== undefined && smaller > fit ? smaller : null),
  };
  const width = chosen === null || chosen <= fit ? null : chosen * screens['1440'].width * looksBeside + rest - 2 * 16;
  return { scroller, zoom, width };
}
