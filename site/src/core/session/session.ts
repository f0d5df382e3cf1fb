import { createStore } from '../browser/createStore.ts';
import { lastingStorage, visitStorage } from '../browser/storage.ts';
import type { Tabs } from '../browser/tabs.ts';

export interface SessionState {
  token: string | null;
  account: string | null;
  username: string | null;
  nickname: string | null;
  customerId: string | null;
  /** Member type as text: '1', '2', '41' and '42' are agents, '4' is a trial account. */
  isAgent: string | null;
  toUpline: string | null;
  memberLabel: string | null;
  cpw: string | null;
  /** 'true' while a further identity check is due (LGN-08). */
  verify: string | null;
}

export interface SessionView extends SessionState {
  ended: EndReason | null;
  /** Other tabs are being asked for their session, so the viewer is not known yet (SES-07). */
  asking: boolean;
}

export const sessionKeys = [
  'token',
  'account',
  'username',
  'nickname',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
  'cpw',
  'verify',
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

/** Local storage key: another tab may have a session to share. Holds no secret and saves visitors the request. */
export const openSessionMark = 'openSession';

export interface Session {
  get(): SessionView;
  subscribe(listener: () => void): () => void;
  set(change: Partial<SessionState>): void;
  /** The token is being replaced, so the old one must not be shared. */
  isRenewing(): boolean;
  /** Signs out immediately, without waiting for the platform (SES-03). */
  end(reason: EndReason): void;
  /** Handles a token that the platform no longer accepts. */
  refused(): void;
  /** Runs work that replaces the token; a refusal of the old token meanwhile does not end the session. */
  renew<Result>(work: () => Promise<Result>): Promise<Result>;
  moved(): void;
  onMoved(listener: () => void): () => void;
}

export type EndReason = 'signed-out' | 'expired' | 'elsewhere';

/** Message between tabs (SES-05). Never carries a token, except a response to a new tab (`handOver.ts`). */
interface Word {
  kind: 'in' | 'out' | 'moved';
  account: string;
}

export function createSession(
  tabs: Tabs | null,
  /** `account`: owner of the ended session, or the new player for `elsewhere`. */
  onEnd: (reason: EndReason, account: string | null) => void,
  onElsewhere: (account: string) => void,
): Session {
  const first = read();
  const asking = Boolean(tabs?.unwritten && !first.token && lastingStorage.getItem(openSessionMark));
  const view = createStore<SessionView>({ ...first, ended: null, asking });
  const movedElsewhere = createStore(0);
  let renewing: { refused: boolean } | null = null;
  const tell = (ended: EndReason | null = null) => view.set({ ...read(), ended, asking: false });

  tabs?.listen((data) => {
    if (!isWord(data)) return;
    const { kind, account } = data;
    const state = view.get();
    // The typed name, until the platform has returned the player's.
    const own = state.token !== null && account.toLowerCase() === state.account?.toLowerCase();
    if (kind === 'out' && own) end('signed-out');
    if (kind === 'in' && state.token && !own) end('elsewhere', account);
    if (kind === 'in' && !state.token) onElsewhere(account);
    if (kind === 'moved' && own) movedElsewhere.set(movedElsewhere.get() + 1);
  });

  // A page from the back/forward cache may show a player who has signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    const token = visitStorage.getItem('token');
    if (!persisted || token === view.get().token) return;
    if (token) location.reload();
    else end('signed-out');
  });

  function end(reason: EndReason, by = view.get().account) {
    if (!view.get().token) return;
    for (const key of [...sessionKeys, ...others]) visitStorage.removeItem(key);
    tell(reason);
    onEnd(reason, by);
  }

  function leave(reason: EndReason) {
    if (view.get().token) say('out');
    end(reason);
  }

  function say(kind: Word['kind']) {
    const { account } = view.get();
    if (account) tabs?.say({ kind, account } satisfies Word);
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    set(change) {
      const before = view.get().account;
      for (const [key, value] of Object.entries(change)) {
        if (value === null || value === undefined) visitStorage.removeItem(key);
        else visitStorage.setItem(key, String(value));
      }
      tell();
      // A login without a name is announced once the platform returns it.
      const state = view.get();
      const named = state.token !== null && change.account && state.account !== before;
      if (change.token || named) say('in');
    },
    isRenewing: () => renewing !== null,
    end: leave,
    refused() {
      if (renewing) renewing.refused = true;
      else leave('expired');
    },
    async renew(work) {
      const { token } = view.get();
      const renewal = { refused: false };
      renewing = renewal;
      try {
        return await work();
      } finally {
        renewing = null;
        if (renewal.refused && view.get().token === token) leave('expired');
      }
    },
    moved: () => say('moved'),
    onMoved: movedElsewhere.subscribe,
  };
}

const read = () =>
  Object.fromEntries(sessionKeys.map((key) => [key, visitStorage.getItem(key)])) as Record<
    (typeof sessionKeys)[number],
    string | null
  >;

function isWord(data: unknown): data is Word {
  if (typeof data !== 'object' || data === null) return false;
  const { kind, account } = data as Partial<Word>;
  return (kind === 'in' || kind === 'out' || kind === 'moved') && typeof account === 'string' && account.length < 200;
}
