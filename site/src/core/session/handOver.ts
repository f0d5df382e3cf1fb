import { hex } from '@baize/gateway';
import { mutate } from 'swr';
import { lastingStorage, visitStorage } from '../browser/storage.ts';
import type { Tabs } from '../browser/tabs.ts';
import { openSessionMark, type Session, sessionKeys } from './session.ts';

/** How long what needs a session waits for the answer (ms). */
const patience = 100;
/** How long an answer is taken (ms): a busy machine is slow to give it. */
const openFor = 3000;
/** How long the tab that answers keeps the others from answering too (ms). */
const turn = 1000;
const longest = 4000;
/** The state, and what the player chose to see and hide. */
const handedKeys = [...sessionKeys, 'settings'] as const;
type HandedState = Partial<Record<(typeof handedKeys)[number], string | null>>;

/** What a tab gives to one that asked for it. */
export interface HandedSession {
  /** Where the token is worth something: a page of another brand or platform on this origin lets it go. */
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
  /** Settles with the answer, or when there was none in time: the page goes on as a visitor's. */
  settled: Promise<void>;
  /** Settles when the answer comes, late or not; never without one. */
  answered: Promise<void>;
  /** What was handed over; null for nothing, and when its player has signed out since. */
  take(): HandedSession | null;
}

/**
 * Answers new tabs from now on, and asks the others where this one is new. `platform` is where the token is worth something; `onAdopted` is
 * called once a session was handed over.
 */
export function joinTabs(tabs: Tabs | null, session: Session, platform: string, onAdopted: () => void): void {
  answerNewTabs(tabs, () => {
    if (session.get().token === null || session.isRenewing()) return null;
    return { platform, state: Object.fromEntries(handedKeys.map((key) => [key, visitStorage.getItem(key)])) };
  });
  const keepMark = () => {
    const { token, ended } = session.get();
    if (token !== null) lastingStorage.setItem(openSessionMark, '1');
    // Elsewhere there is another session now.
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
    // The asking ends, and the page shows whom it is for.
    if (takes || session.get().asking) session.set({});
    if (!takes) return;
    onAdopted();
    // What is shown already was shown to a visitor.
    void mutate(() => true);
  };
  void asking?.settled.then(adopt);
  void asking?.answered.then(adopt);
}

/** Asks the open tabs for their session (SES-07). Null where messages between tabs would be written down. */
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

/** Answers new tabs with the session of this one. Of several tabs one answers, each question once. */
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
    void locks.request(`baize-hand-${id}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      answer(id);
      await new Promise((over) => setTimeout(over, turn));
    });
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
