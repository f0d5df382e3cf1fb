import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Gate } from './gate.ts';
import type { Inspected } from './inspect.ts';
import { type PointedEvents, usePointed } from './usePointed.ts';

export interface TileProps {
  title: string;
  address: string;
  /** CSS px. */
  screen: { width: number; height: number };
  /** Pages load a few at a time, those in view first. */
  gate: Gate;
  /** CSS filter through which the page is seen. */
  filter?: string;
  onLoad: (frame: HTMLIFrameElement) => void;
  /** What is done with elements that the pointer is on; null where that is not to be seen. */
  pointed: PointedEvents | null;
}

/**
 * A page at the size of a screen, scaled to its place. It loads once it comes into view, and out of view it costs nothing. It is
 * looked at only: inert, so that it takes no focus either.
 */
export function Tile({ title, address, screen: { width, height }, gate, filter, onLoad, pointed }: TileProps) {
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, width);
  const [shown, leave] = useTurn(place, gate);
  const [box, setBox] = useState<Inspected['box'] | null>(null);
  const marked = pointed && {
    onPress: pointed.onPress,
    onPoint: (found: Inspected | null) => {
      setBox(found?.box ?? null);
      pointed.onPoint(found);
    },
  };
  usePointed(place, width, marked);
  return (
    <div
      ref={place}
      dir="ltr"
      style={{
        aspectRatio: `${width} / ${height}`,
        contentVisibility: 'auto',
        cursor: pointed ? 'crosshair' : undefined,
        overflow: 'hidden',
        position: 'relative',
      }}
    >
      <div inert>
        {shown && (
          <iframe
            title={title}
            src={address}
            width={width}
            height={height}
            style={{ border: 0, display: 'block', filter, transform: `scale(${scale})`, transformOrigin: '0 0' }}
            onLoad={(event) => {
              leave();
              onLoad(event.currentTarget);
            }}
          />
        )}
      </div>
      {box && <Outline box={box} scale={scale} />}
    </div>
  );
}

/** Two-toned, so that it shows on any brand and is taken for none. */
function Outline({ box: { x, y, width, height }, scale }: { box: Inspected['box']; scale: number }) {
  return (
    <div
      aria-hidden
      style={{
        position: 'absolute',
        left: x * scale,
        top: y * scale,
        width: width * scale,
        height: height * scale,
        boxShadow: '0 0 0 1.5px #fff, 0 0 0 3px #131a16',
        pointerEvents: 'none',
      }}
    />
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
