import { hex } from '@baize/gateway';
import { mutate } from 'swr';
import { lastingStorage, visitStorage } from '../browser/storage.ts';
import type { Tabs } from '../browser/tabs.ts';
import { openSessionMark, type Session, sessionKeys } from './session.ts';

/** Maximum wait of session-dependent parts for the response (ms). */
const patience = 100;
/** How long late responses are accepted (ms): a busy machine answers slowly. */
const openFor = 3000;
/** How long the responding tab keeps others from responding too (ms). */
const turn = 1000;
const longest = 4000;
/** Session keys plus the player's display settings. */
const handedKeys = [...sessionKeys, 'settings'] as const;
type HandedState = Partial<Record<(typeof handedKeys)[number], string | null>>;

export interface HandedSession {
  /** Platform and brand of the token; pages of another one on this origin ignore it. */
  platform: string;
  state: HandedState;
}

interface Question {
  kind: 'ask';
  id: string;
}

interface Answer extends HandedSession {
  kind: 'hand';
  id: string;
}

export interface Asking {
  /** Resolves with a response or the timeout; the page then continues as a visitor's. */
  settled: Promise<void>;
  /** Resolves when a response arrives, even late; never without one. */
  answered: Promise<void>;
  /** Returns the session once; null if there was none or its player has signed out since. */
  take(): HandedSession | null;
}

/**
 * Shares this tab's session with new tabs and, in a new tab, requests one. `platform` identifies where the token is
 * valid; `onAdopted` runs after adopting a session.
 */
export function joinTabs(tabs: Tabs | null, session: Session, platform: string, onAdopted: () => void): void {
  answerNewTabs(tabs, () => {
    if (session.get().token === null || session.isRenewing()) return null;
    return { platform, state: Object.fromEntries(handedKeys.map((key) => [key, visitStorage.getItem(key)])) };
  });
  const keepMark = () => {
    const { token, ended } = session.get();
    if (token !== null) lastingStorage.setItem(openSessionMark, '1');
    // Another session is open in another tab.
    else if (ended && ended !== 'elsewhere') lastingStorage.removeItem(openSessionMark);
  };
  keepMark();
  session.subscribe(keepMark);

  const asking = session.get().asking ? askForSession(tabs) : null;
  const adopt = () => {
    const handed = asking?.take();
    const own = session.get().token !== null;
    const takes = !own && handed?.platform === platform;
    if (takes) {
      for (const [key, value] of Object.entries(handed.state)) if (value !== null) visitStorage.setItem(key, value);
    }
    if (takes || session.get().asking) session.set({});
    if (!takes) return;
    onAdopted();
    void mutate(() => true);
  };
  void asking?.settled.then(adopt);
  void asking?.answered.then(adopt);
}

/** Requests a session from the open tabs (SES-07). Returns null if messages would be written to storage. */
export function askForSession(tabs: Tabs | null): Asking | null {
  if (!tabs?.unwritten) return null;
  const id = hex(crypto.getRandomValues(new Uint8Array(16)));
  let handed: HandedSession | null = null;
  let open = true;
  const answered = new Promise<void>((answer) => {
    tabs.listen((word) => {
      if (open && isAnswer(word, id)) {
        open = false;
        handed = { platform: word.platform, state: word.state };
        answer();
      }
      if (handed && isLeave(word, handed.state.account)) handed = null;
    });
  });
  const settled = Promise.race([answered, new Promise<void>((settle) => setTimeout(settle, patience))]);
  setTimeout(() => {
    open = false;
  }, openFor);
  tabs.say({ kind: 'ask', id } satisfies Question);
  return {
    settled,
    answered,
    take() {
      const taken = handed;
      handed = null;
      return taken;
    },
  };
}

/** Responds to new tabs with this tab's session; of several tabs only one responds to each request. */
export function answerNewTabs(
  tabs: Tabs | null,
  held: () => HandedSession | null,
  locks: Pick<LockManager, 'request'> | null = navigator.locks ?? null,
): void {
  if (!tabs?.unwritten) return;
  const answer = (id: string) => {
    const session = held();
    if (session) tabs.say({ kind: 'hand', id, ...session } satisfies Answer);
  };
  tabs.listen((word) => {
    if (!isQuestion(word) || !held()) return;
    const { id } = word;
    if (!locks) return answer(id);
    const request = async () =>
      locks.request(`baize-hand-${id}`, { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        answer(id);
        await new Promise((over) => setTimeout(over, turn));
      });
    // Without a lock more tabs may answer, and the first answer counts.
    request().catch(() => answer(id));
  });
}

const isQuestion = (word: unknown): word is Question => {
  const { kind, id } = (word ?? {}) as Partial<Question>;
  return kind === 'ask' && typeof id === 'string' && /^[0-9a-f]{32}$/.test(id);
};

function isAnswer(word: unknown, to: string): word is Answer {
  const { kind, id, platform, state } = (word ?? {}) as Partial<Answer>;
  if (kind !== 'hand' || id !== to || typeof platform !== 'string') return false;
  if (typeof state !== 'object' || state === null || typeof state.token !== 'string' || state.token === '')
    return false;
  return Object.entries(state).every(
    ([key, value]) =>
      (handedKeys as readonly string[]).includes(key) &&
      (value === null || (typeof value === 'string' && value.length < longest)),
  );
}

function isLeave(word: unknown, account: string | null | undefined): boolean {
  const { kind, account: by } = (word ?? {}) as { kind?: unknown; account?: unknown };
  return kind === 'out' && typeof by === 'string' && by.toLowerCase() === account?.toLowerCase();
}
