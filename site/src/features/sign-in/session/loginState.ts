import type { ErrorCode } from '@baize/domain';
import { createStore } from '../../../core/browser/createStore.ts';

/** What a failed login leaves for the next try, whichever of the two forms sends it. Never a password. */
export interface LoginState {
  username: string;
  /** A picture code is asked for from now on (LGN-06). */
  captcha: boolean;
  error: { code: ErrorCode; reference: string } | null;
  /** Asked too often: no login is sent before (ms since 1970, by this page's clock). */
  waitUntil: number | null;
  /** Counts failures, so that each fetches a new picture. */
  failures: number;
}

const fresh: LoginState = { username: '', captcha: false, error: null, waitUntil: null, failures: 0 };
const store = createStore(fresh);

/** The password of a login that forces a change: kept for that change alone, never stored (PWD-03). */
let held: string | null = null;

export const heldPassword = {
  get: () => held,
  set: (password: string | null) => {
    held = password;
  },
};

/** One try whose answer may have been lost: sent again under its name, it asks for no second picture or code (FLT-007). */
let open: string | null = null;

export const attempt = {
  name(): string {
    open ??= crypto.randomUUID();
    return open;
  },
  /** Answered, well or badly: the next try is another one. */
  close(): void {
    open = null;
  },
};

export const loginState = {
  ...store,
  set: (change: Partial<LoginState>) => store.set({ ...store.get(), ...change }),
  clear: () => store.set(fresh),
};
