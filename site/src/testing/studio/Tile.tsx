import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Gate } from './gate.ts';

export interface TileProps {
  title: string;
  address: string;
  /** CSS px. */
  screen: { width: number; height: number };
  /** Pages load a few at a time, those in view first. */
  gate: Gate;
  onLoad: (frame: HTMLIFrameElement) => void;
}

/**
 * A page at the size of a screen, scaled to its place. It loads once it comes into view, and out of view it costs nothing. It is
 * looked at only: inert, so that it takes no focus either.
 */
export function Tile({ title, address, screen: { width, height }, gate, onLoad }: TileProps) {
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, width);
  const [shown, leave] = useTurn(place, gate);
  return (
    <div
      ref={place}
      inert
      dir="ltr"
      style={{ aspectRatio: `${width} / ${height}`, overflow: 'hidden', contentVisibility: 'auto' }}
    >
      {shown && (
        <iframe
          title={title}
          src={address}
          width={width}
          height={height}
          style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          onLoad={(event) => {
            leave();
            onLoad(event.currentTarget);
          }}
        />
      )}
    </div>
  );
}

function useScale(place: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, width]);
  return scale;
}

/** Whether it has been in view and let through, and what lets the next one through. */
function useTurn(place: RefObject<HTMLElement | null>, gate: Gate): readonly [boolean, () => void] {
  const [shown, setShown] = useState(false);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      leave.current = gate.wait(() => setShown(true));
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      leave.current();
    };
  }, [place, gate]);
  return [shown, () => leave.current()];
}
