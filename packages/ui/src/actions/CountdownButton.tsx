'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { systemClock } from '../internal/clock.ts';
import { spinner } from '../internal/motion.css.ts';
import type { Clock, ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { countdown, countdownButton, countdownWords } from './CountdownButton.css.ts';
import { secondsLeft } from './secondsLeft.ts';

export interface CountdownButtonProps extends ElementAttributes<HTMLButtonElement> {
  /**
   * When the next code may be requested, in ms since 1970; null before the first. Owned by the caller, so the wait
   * outlives the form.
   */
  deadline: number | null;
  /** `tooMany`: the deadline comes from a refusal, and the button says so. */
  state?: 'idle' | 'sending' | 'tooMany';
  /** Disabled while there is no address to send a code to. */
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
  /** Announcement when the wait begins, such as "The code is on its way". */
  sent: string;
  over: string;
}

type Phase = 'ready' | 'sending' | 'waiting' | 'refused' | 'again';

/** Sends a code, then stays locked until the deadline. Only the start and end of the wait are announced. */
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

/** Polls four times a second, so that no second is shown late, and renders only when the number changes. */
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

/** Reports whether the phase has changed since mount, so that the first phase is not announced. */
function useChange(phase: Phase): boolean {
  const [first] = useState(phase);
  const [changed, setChanged] = useState(false);
  if (phase !== first && !changed) setChanged(true);
  return changed;
}
