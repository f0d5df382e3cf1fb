import { createStore } from '../browser/createStore.ts';
import { lastingStorage, visitStorage } from '../browser/storage.ts';
import type { Tabs } from '../browser/tabs.ts';

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
  /** 'true' while a further proof of who it is is due (LGN-08). */
  verify: string | null;
}

/** The stored state, and how the last session of this tab ended. */
export interface SessionView extends SessionState {
  ended: EndReason | null;
  /** Other tabs are being asked for their session: who looks is known in a moment (SES-07). */
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

/** In lasting storage: another tab may have a session to hand over. It holds no secret, and spares visitors the asking. */
export const openSessionMark = 'openSession';

export interface Session {
  get(): SessionView;
  subscribe(listener: () => void): () => void;
  /** Stores what is given and tells this tab; with a token, the other tabs too. */
  set(change: Partial<SessionState>): void;
  /** The token is being replaced: the old one is no longer to be handed on. */
  isRenewing(): boolean;
  /** Signs out immediately, without waiting for the platform's answer (SES-03). */
  end(reason: EndReason): void;
  /** The platform no longer accepts the token. */
  refused(): void;
  /** Runs work that replaces the token; until it is done, a refusal of the old token does not end the session. */
  renew<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Tells the player's other tabs that money or points moved. */
  moved(): void;
  /** Listens for movements in other tabs of the same player. */
  onMoved(listener: () => void): () => void;
}

export type EndReason = 'signed-out' | 'expired' | 'elsewhere';

/** What tabs tell each other (SES-05). It never carries a token; the one message that does is an answer to a new tab (`handOver.ts`). */
interface Word {
  kind: 'in' | 'out' | 'moved';
  account: string;
}

export function createSession(
  tabs: Tabs | null,
  /** `account` is whose session it was; the one who came in instead where that is the reason. */
  onEnd: (reason: EndReason, account: string | null) => void,
  onElsewhere: (account: string) => void,
): Session {
  const first = read();
  const asking = Boolean(tabs?.unwritten && !first.token && lastingStorage.getItem(openSessionMark));
  const view = createStore<SessionView>({ ...first, ended: null, asking });
  /** How often something moved in another tab. */
  const movedElsewhere = createStore(0);
  /** Refusals of the old token during a renewal. */
  let renewing: { refused: boolean } | null = null;
  const tell = (ended: EndReason | null = null) => view.set({ ...read(), ended, asking: false });

  tabs?.listen((data) => {
    if (!isWord(data)) return;
    const { kind, account } = data;
    const state = view.get();
    // Until the platform has named the player, the typed name is used.
    const own = state.token !== null && account.toLowerCase() === state.account?.toLowerCase();
    if (kind === 'out' && own) end('signed-out');
    if (kind === 'in' && state.token && !own) end('elsewhere', account);
    if (kind === 'in' && !state.token) onElsewhere(account);
    if (kind === 'moved' && own) movedElsewhere.set(movedElsewhere.get() + 1);
  });

  // A page that the browser kept whole may still show a player who left meanwhile, on a newer page of the same tab.
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
      // A login without a name is announced once the platform has named the player.
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
