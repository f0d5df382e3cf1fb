import { systemClock } from '@baize/ui';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../../core/browser/createStore.ts';
import { noteTouch, touched } from '../../core/browser/touch.ts';
import { SessionWarning } from '../sign-in/session/SessionWarning.tsx';
import { useSignOut } from '../sign-in/session/useSignOut.ts';

const minute = 60_000;
const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Logs a player out after some minutes without a touch in any tab, and warns a minute before. */
export function IdleLogout({ minutes }: { minutes: number }) {
  const at = Number(useStore(touched) ?? 0);
  const [warned, setWarned] = useState<number | null>(null);
  const signOut = useSignOut();
  const end = at + minutes * minute;
  useEffect(() => {
    noteTouch();
    const note = (event: Event) => {
      if (event.isTrusted) noteTouch();
    };
    for (const event of events) addEventListener(event, note, { passive: true, capture: true });
    return () => {
      for (const event of events) removeEventListener(event, note, { capture: true });
    };
  }, []);
  useEffect(() => {
    setWarned(null);
    if (at === 0) return undefined;
    const timer = setTimeout(() => setWarned(end), Math.max(0, end - minute - systemClock.now()));
    return () => clearTimeout(timer);
  }, [at, end]);
  const over = useCallback(() => void signOut(), [signOut]);
  if (warned === null || warned !== end) return null;
  return <SessionWarning until={end} onStay={noteTouch} onOver={over} />;
}
