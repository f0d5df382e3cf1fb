import { make } from './dom.ts';
import type { Machine } from './machine.ts';
import type { Pace } from './pace.ts';
import type { KitWords } from './words/en.ts';

interface ButtonState {
  busy: boolean;
  /** The table waits until the player joins again. */
  waiting: boolean;
  /** A hand waits for a move instead; the button is then hidden without a shift. */
  isHand: boolean;
  /** Milliseconds until the next round may start. */
  wait: number;
}

interface ButtonInput {
  stateOf: () => ButtonState;
  press: () => void;
}

const tick = 100;

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return (
    activeElement === null || activeElement === body || !activeElement.checkVisibility({ visibilityProperty: true })
  );
}

/** Creates the main button, which counts down by itself until the next round may start. */
export function createPlayButton(
  { action, focusMove }: Pick<Machine<never>, 'action' | 'focusMove'>,
  words: KitWords,
  pace: Pace,
  { stateOf, press }: ButtonInput,
) {
  const element = make('button', { type: 'button', class: 'play' }, action);
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.addEventListener('click', press);
  const paint = (): void => {
    const { busy, waiting, isHand, wait } = stateOf();
    const isEarly = !busy && wait > 0;
    const focused = document.activeElement === element;
    const wasAway = element.hasAttribute('data-away');
    element.setAttribute('aria-disabled', String(busy || isEarly));
    element.textContent = busy ? words.busy : waiting ? words.join : isEarly ? pace.text(action, wait) : action;
    element.toggleAttribute('data-away', isHand);
    if (isHand && focused) focusMove?.();
    // The button of the last move has gone; the browser takes the focus from it only with the next frame.
    if (wasAway && !isHand && isFocusLost()) element.focus();
    clearTimeout(timer);
    if (isEarly) timer = setTimeout(paint, Math.min(wait, tick));
  };
  return { element, paint };
}
