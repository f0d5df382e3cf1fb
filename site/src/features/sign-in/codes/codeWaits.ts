import { type ContactKind, codeDeadline, waitSeconds } from '@baize/domain';
import type { GatewayError } from '@baize/gateway';
import { createStore } from '../../../core/browser/createStore.ts';
import { secondAfter } from '../../../core/browser/pace.ts';

/** Purpose of a code; a code for one purpose is invalid for others. */
export type CodePurpose = 'register' | 'login' | 'password' | 'verify' | `${'held' | 'new'}-${ContactKind}`;

/** State of the codes of one purpose. Times in ms since 1970. */
export interface CodeWait {
  /** Time from which each number, in international form, may get another code. */
  deadlines: Readonly<Record<string, number>>;
  /** Time until which the platform refuses all numbers. */
  refusedUntil: number | null;
  sending: boolean;
  /** Number of the last code, in international form. */
  sentTo: string | null;
  error: GatewayError | null;
}

export interface CodeStanding {
  /** Time in ms since 1970 from which this number may get another code; null before the first. */
  deadline: number | null;
  /** `tooMany` means that the deadline comes from a refusal. */
  request: 'idle' | 'sending' | 'tooMany';
  /** The last code went to another number, so a new one is needed (FLT-021). */
  stale: boolean;
  /** Error of the last request, until dismissed (SMS-03). */
  error: GatewayError | null;
}

export interface CodeWaits {
  get(purpose: CodePurpose): CodeWait;
  subscribe(listener: () => void): () => void;
  /** Requests a code, at most once a second and never in parallel. Resolves to false when none was sent. */
  ask(purpose: CodePurpose, number: string, send: () => Promise<CodeOutcome>): Promise<boolean>;
  dismiss(purpose: CodePurpose): void;
}

type CodeOutcome = { ok: true; value: { expiredMinutes: number | null } } | { ok: false; error: GatewayError };

const fresh: CodeWait = { deadlines: {}, refusedUntil: null, sending: false, sentTo: null, error: null };

/** Creates the store; `now` is the clock in ms that also drives the countdown. */
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
    // The button shows the wait time, so no dialog is needed.
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

export const deadlineOf = ({ deadlines }: CodeWait, number: string): number | null =>
  Object.hasOwn(deadlines, number) ? (deadlines[number] ?? null) : null;

/** Returns the state of the codes to one number; `number` is null until there is one. */
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
