'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { systemClock } from '../internal/clock.ts';
import { spinner } from '../internal/motion.css.ts';
import type { Clock, ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { countdown, countdownButton, countdownWords } from './CountdownButton.css.ts';
import { secondsLeft } from './secondsLeft.ts';

export interface CountdownButtonProps extends ElementAttributes<HTMLButtonElement> {
  /** When the next code may be asked for, in ms since 1970; null before the first. Keep it and the wait outlives the form. */
  deadline: number | null;
  /** `tooMany`: the deadline is that of a refusal, and the button says so. */
  state?: 'idle' | 'sending' | 'tooMany';
  /** There is nowhere to send a code to yet. */
  disabled?: boolean;
  onSend: () => void;
  words: CountdownWords;
  clock?: Clock;
}

export interface CountdownWords {
  send: string;
  sending: string;
  resend: string;
  wait: (seconds: number) => string;
  tooMany: string;
  /** Read aloud when the wait begins, such as "The code is on its way". */
  sent: string;
  /** Read aloud when the wait is over. */
  over: string;
}

type Phase = 'ready' | 'sending' | 'waiting' | 'refused' | 'again';

/** Asks for a code, then not again before the deadline. Only the start and the end of the wait are announced. */
export function CountdownButton({
  deadline,
  state = 'idle',
  disabled,
  onSend,
  words,
  clock = systemClock,
  ...attributes
}: CountdownButtonProps) {
  const left = useSecondsLeft(deadline, clock);
  const phase = phaseOf(deadline, left, state);
  const announced = useChange(phase);
  const held = phase === 'waiting' || phase === 'refused';
  const closed = held || phase === 'sending';
  return (
    <span className={countdown}>
      <button
        type="button"
        aria-busy={phase === 'sending' || undefined}
        aria-disabled={held || undefined}
        {...attributes}
        className={countdownButton}
        data-kind="neutral"
        data-phase={phase}
        disabled={disabled && !closed}
        onClick={closed ? undefined : onSend}
      >
        {phase === 'sending' && <span className={spinner} aria-hidden />}
        <span className={countdownWords}>
          {phase === 'refused' && <span>{words.tooMany} </span>}
          <span>{said()}</span>
        </span>
      </button>
      <VisuallyHidden live>{announced && announcement()}</VisuallyHidden>
    </span>
  );

  function said() {
    if (phase === 'waiting' || phase === 'refused') return words.wait(left);
    return { ready: words.send, sending: words.sending, again: words.resend }[phase];
  }

  function announcement() {
    return { ready: '', sending: '', waiting: words.sent, refused: words.tooMany, again: words.over }[phase];
  }
}

function phaseOf(deadline: number | null, left: number, state: CountdownButtonProps['state']): Phase {
  if (state === 'sending') return 'sending';
  if (left > 0) return state === 'tooMany' ? 'refused' : 'waiting';
  return deadline === null ? 'ready' : 'again';
}

/** Looks four times a second, so that no second is shown late; renders when the number changes. */
function useSecondsLeft(deadline: number | null, clock: Clock): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (secondsLeft(deadline, clock.now()) === 0) return () => {};
      const stop = clock.every(250, () => {
        if (secondsLeft(deadline, clock.now()) === 0) stop();
        listener();
      });
      return stop;
    },
    [deadline, clock],
  );
  const read = () => secondsLeft(deadline, clock.now());
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the phase has changed since the button came: what was so before is no news. */
function useChange(phase: Phase): boolean {
  const [first] = useState(phase);
  const [changed, setChanged] = useState(false);
  if (phase !== first && !changed) setChanged(true);
  return changed;
}
