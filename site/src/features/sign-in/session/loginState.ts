import type { ErrorCode } from '@baize/domain';
import { createStore } from '../../../core/browser/createStore.ts';

/** State kept from a failed login for the next attempt of either form. Never contains a password. */
export interface LoginState {
  username: string;
  /** A captcha is required from now on (LGN-06). */
  captcha: boolean;
  error: { code: ErrorCode; reference: string } | null;
  /** Earliest time of the next login after rate limiting, in ms on this page's clock. */
  waitUntil: number | null;
  /** Failure count; each failure loads a new captcha. */
  failures: number;
}

const fresh: LoginState = { username: '', captcha: false, error: null, waitUntil: null, failures: 0 };
const store = createStore(fresh);

/** Password of a login that forces a change, kept in memory for that change only (PWD-03). */
let held: string | null = null;

export const heldPassword = {
  get: () => held,
  set: (password: string | null) => {
    held = password;
  },
};

/** Id of an attempt whose response may be lost; a retry under it needs no second captcha or code (FLT-007). */
let open: string | null = null;

export const attempt = {
  name(): string {
    open ??= crypto.randomUUID();
    return open;
  },
  /** Ends the attempt once a response arrived, so that the next one gets a new id. */
  close(): void {
    open = null;
  },
};

export const loginState = {
  ...store,
  set: (change: Partial<LoginState>) => store.set({ ...store.get(), ...change }),
  clear: () => store.set(fresh),
};
