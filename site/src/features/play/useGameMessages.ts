import { type RefObject, useEffect, useRef } from 'react';
import { noteTouch } from '../../core/browser/touch.ts';

/** Events from a game. They never carry amounts or addresses, which come only from the platform (FLT-062). */
export interface GameListeners {
  onReady: () => void;
  onBalanceChanged: () => void;
  onClose: () => void;
  onSessionEnded: () => void;
}

const listenerOf = {
  ready: 'onReady',
  'balance-changed': 'onBalanceChanged',
  close: 'onClose',
  'session-ended': 'onSessionEnded',
} as const satisfies Record<string, keyof GameListeners>;

/** Listens to one frame, and only to the origin it was opened at (GAM-05). */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
  listeners: GameListeners,
): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    if (!address) return undefined;
    const { origin } = new URL(address);
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const type = typeOf(data);
      if (!type) return;
      noteTouch();
      latest.current[listenerOf[type]]();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [address, frame]);
}

function typeOf(data: unknown): keyof typeof listenerOf | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type } = data as Record<string, unknown>;
  if (source !== 'baize-game' || typeof type !== 'string' || !Object.hasOwn(listenerOf, type)) return null;
  return type as keyof typeof listenerOf;
}
