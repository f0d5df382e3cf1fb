import { type ContactKind, codeDeadline, waitSeconds } from '@baize/domain';
import type { GatewayError } from '@baize/gateway';
import { createStore } from '../../../core/browser/createStore.ts';
import { secondAfter } from '../../../core/browser/pace.ts';

/** What a code is for: a code sent for one thing opens no other. */
export type CodePurpose = 'register' | 'login' | 'password' | 'verify' | `${'held' | 'new'}-${ContactKind}`;

/** What is known of the codes of one purpose. Times in ms since 1970. */
export interface CodeWait {
  /** When each number may be sent another, by its international form. */
  deadlines: Readonly<Record<string, number>>;
  /** Until then no number is sent any: the platform has said so. */
  refusedUntil: number | null;
  sending: boolean;
  /** The number that the last code went to, in international form. */
  sentTo: string | null;
  /** Why the last one was not sent. */
  error: GatewayError | null;
}

/** How the codes to one number stand. */
export interface CodeStanding {
  /** When this number may be sent another, in ms since 1970; null before its first. */
  deadline: number | null;
  /** `tooMany`: the deadline is that of a refusal. */
  request: 'idle' | 'sending' | 'tooMany';
  /** The last code went to another number than this one: it has to be asked for again (FLT-021). */
  stale: boolean;
  /** Why the last one was not sent, until it is dismissed (SMS-03). */
  error: GatewayError | null;
}

export interface CodeWaits {
  get(purpose: CodePurpose): CodeWait;
  subscribe(listener: () => void): () => void;
  /** Asks for a code once, a second after the last at the earliest; a press while one is under way does nothing. False when none was sent. */
  ask(purpose: CodePurpose, number: string, send: () => Promise<CodeOutcome>): Promise<boolean>;
  dismiss(purpose: CodePurpose): void;
}

type CodeOutcome = { ok: true; value: { expiredMinutes: number | null } } | { ok: false; error: GatewayError };

const fresh: CodeWait = { deadlines: {}, refusedUntil: null, sending: false, sentTo: null, error: null };

/** `now` in ms since 1970, by the clock that the countdown is shown by. */
export function createCodeWaits(now: () => number): CodeWaits {
  const waits = createStore<Partial<Record<CodePurpose, CodeWait>>>({});
  const askedAt = new Map<CodePurpose, number>();
  const get = (purpose: CodePurpose) => waits.get()[purpose] ?? fresh;
  const set = (purpose: CodePurpose, change: Partial<CodeWait>) =>
    waits.set({ ...waits.get(), [purpose]: { ...get(purpose), ...change } });

  async function ask(purpose: CodePurpose, number: string, send: () => Promise<CodeOutcome>): Promise<boolean> {
    const wait = get(purpose);
    const due = Math.max(wait.refusedUntil ?? 0, deadlineOf(wait, number) ?? 0);
    if (wait.sending || now() < due) return false;
    set(purpose, { sending: true, error: null });
    await secondAfter(askedAt.get(purpose) ?? 0, now());
    const asked = now();
    askedAt.set(purpose, asked);
    const outcome = await send().catch((reason: unknown) => {
      set(purpose, { sending: false });
      throw reason;
    });
    const answered = now();
    if (outcome.ok) {
      const until = codeDeadline({
        askedAt: asked,
        answeredAt: answered,
        expiredMinutes: outcome.value.expiredMinutes,
      });
      const deadlines = { ...get(purpose).deadlines, [number]: until };
      set(purpose, { sending: false, sentTo: number, refusedUntil: null, deadlines });
      return true;
    }
    const { kind, retryAfter } = outcome.error;
    // Asked too often: the button says how long, no dialog stands in the way.
    if (kind === 'too-many') {
      set(purpose, { sending: false, refusedUntil: answered + waitSeconds(retryAfter, 'code') * 1000 });
    } else set(purpose, { sending: false, error: outcome.error });
    return false;
  }

  return {
    get,
    subscribe: waits.subscribe,
    ask,
    dismiss: (purpose) => set(purpose, { error: null }),
  };
}

/** When a number may be sent another code; null when none was sent to it. */
export const deadlineOf = ({ deadlines }: CodeWait, number: string): number | null =>
  Object.hasOwn(deadlines, number) ? (deadlines[number] ?? null) : null;

/** How the codes to one number, of those of one purpose, stand; `number` is null until there is one. */
export function standingOf(wait: CodeWait, number: string | null): CodeStanding {
  const own = number === null ? null : deadlineOf(wait, number);
  const refused = wait.refusedUntil !== null && wait.refusedUntil > (own ?? 0);
  return {
    deadline: refused ? wait.refusedUntil : own,
    request: wait.sending ? 'sending' : refused ? 'tooMany' : 'idle',
    stale: wait.sentTo !== null && wait.sentTo !== number,
    error: wait.error,
  };
}
