import { visitStorage } from './storage.ts';

/** What a visit holds of its player. Kept under the platform's own keys (SES-01), one store entry each. */
export interface SessionState {
  token: string | null;
  account: string | null;
  username: string | null;
  nickname: string | null;
  customerId: string | null;
  /** The member type as text: '1', '2', '41', '42' are agents, '4' a trial account. */
  isAgent: string | null;
  toUpline: string | null;
  memberLabel: string | null;
  /** 'true' while a password change is forced. */
  cpw: string | null;
}

/** The stored state, and how the last session of this tab ended. */
export interface SessionView extends SessionState {
  ended: EndReason | null;
}

const keys = [
  'token',
  'account',
  'username',
  'nickname',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
  'cpw',
] as const;
const others = [
  'settings',
  'validate',
  'gameVendor',
  'merchantWallet',
  'consolidated',
  'enableSalary',
  'enableContract',
  'iframeUrl',
];

export interface Session {
  get(): SessionView;
  subscribe(listener: () => void): () => void;
  /** Stores what is given and tells this tab; with a token, the other tabs too. */
  set(change: Partial<SessionState>): void;
  /** Forgets the player at once, whatever the platform answers (SES-03). */
  end(reason: EndReason): void;
}

export type EndReason = 'signed-out' | 'expired' | 'elsewhere';

/** What tabs tell each other. It never carries a token: a tab signs in by itself (SES-05). */
type Word = { kind: 'in'; account: string } | { kind: 'out'; account: string };

export function createSession(
  channel: BroadcastChannel | null,
  onEnd: (reason: EndReason, account: string | null) => void,
  onElsewhere: (account: string) => void,
): Session {
  const listeners = new Set<() => void>();
  let state: SessionView = { ...read(), ended: null };
  const tell = (ended: EndReason | null = null) => {
    state = { ...read(), ended };
    for (const listener of listeners) listener();
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data)) return;
    if (data.kind === 'out' && data.account === state.account && state.token) end('signed-out', false);
    if (data.kind === 'in' && state.token && data.account !== state.account) end('elsewhere', false);
    if (data.kind === 'in' && !state.token) onElsewhere(data.account);
  });

  // A page that the browser kept whole may still show a player who left meanwhile, on a newer page of the same tab.
  addEventListener('pageshow', ({ persisted }) => {
    const token = visitStorage.getItem('token');
    if (!persisted || token === state.token) return;
    if (token) location.reload();
    else end('signed-out', false);
  });

  function end(reason: EndReason, spread: boolean) {
    const { account, token } = state;
    if (!token) return;
    for (const key of [...keys, ...others]) visitStorage.removeItem(key);
    tell(reason);
    if (spread && account) channel?.postMessage({ kind: 'out', account } satisfies Word);
    onEnd(reason, account);
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      for (const [key, value] of Object.entries(change)) {
        if (value === null || value === undefined) visitStorage.removeItem(key);
        else visitStorage.setItem(key, String(value));
      }
      tell();
      if (change.token && state.account) channel?.postMessage({ kind: 'in', account: state.account } satisfies Word);
    },
    end: (reason) => end(reason, true),
  };
}

function read(): SessionState {
  return Object.fromEntries(keys.map((key) => [key, visitStorage.getItem(key)])) as Record<
    (typeof keys)[number],
    string | null
  >;
}

function isWord(data: unknown): data is Word {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, account } = data as Partial<Word>;
  return (kind === 'in' || kind === 'out') && typeof account === 'string' && account.length < 200;
}
