import { type RefObject, useEffect, useState } from 'react';
import { type Inspected, placesOf } from './inspect.ts';

/** Polling interval in ms: the page may still be changing. */
const interval = 1500;

export function usePlaces(frame: RefObject<HTMLIFrameElement | null>, role: string | null) {
  const [boxes, setBoxes] = useState<readonly Inspected['box'][]>([]);
  useEffect(() => {
    if (role === null) return setBoxes([]);
    const ask = () => {
      const page = frame.current?.contentDocument;
      if (page) setBoxes(placesOf(page, role));
    };
    ask();
    const timer = setInterval(ask, interval);
    return () => clearInterval(timer);
  }, [frame, role]);
  return { boxes };
}
