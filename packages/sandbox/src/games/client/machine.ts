import type { RoundResult, SpinRequest } from '../protocol.ts';

/** What the shell asks of a slot, of dice and of a draw. */
export interface Machine {
  element: HTMLElement;
  /** Word on the button that plays. */
  action: string;
  /** What the player bets on: undefined where there is nothing to choose, null while the choice is incomplete. */
  pick: () => SpinRequest['pick'] | null;
  /** Sets everything in motion. */
  start: () => void;
  /** Comes to rest on a result; resolves when all of it can be seen. */
  show: (result: RoundResult) => Promise<void>;
  /** Comes to rest as it stood before, for a round that did not happen. */
  stop: () => void;
}
