import { safeStorage } from './storage.ts';

/** How long a tab that works for all is waited for: frozen, or without an answer, it loses the work to the next (ms). */
const patience = 15_000;
/** How long its answer may take to be readable in the other tabs, which may be processes of their own (ms). */
const spread = 500;

interface Places {
  locks: Pick<LockManager, 'request'> | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** What one tab was told, for all of them. */
interface Told {
  /** Another one each time, so that nothing hangs on a clock. */
  turn: string;
  value: unknown;
}

/**
 * Does what every tab may want at the same moment once (FLT-100): a tab that waited for another takes that tab's result, if
 * `read` knows it (`undefined` for what it does not). Rejects as `work` does. Without locks, as on an unencrypted address, each tab works for itself.
 */
export async function runInOneTab<T>(
  name: string,
  read: (value: unknown) => T | undefined,
  work: () => Promise<T>,
  { locks, storage }: Places = browser(),
): Promise<T> {
  const before = toldIn(storage.getItem(name))?.turn;
  const turn = async (): Promise<T> => {
    const told = toldIn(storage.getItem(name));
    const known = told && told.turn !== before ? read(told.value) : undefined;
    if (known !== undefined) return known;
    const value = await work();
    storage.setItem(name, JSON.stringify({ turn: crypto.randomUUID(), value } satisfies Told));
    return value;
  };
  return locks ? whenFree(locks, name, turn) : turn();
}

/** Listens to what other tabs were told. Returns the way to stop. */
export function heedOtherTabs<T>(
  name: string,
  read: (value: unknown) => T | undefined,
  heard: (value: T) => void,
): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    const value = key === name ? read(toldIn(newValue)?.value) : undefined;
    if (value !== undefined) heard(value);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

async function whenFree<T>(locks: Pick<LockManager, 'request'>, name: string, turn: () => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  return new Promise<T>((done, fail) => {
    const begin = async () => {
      clearTimeout(timer);
      const mine = turn();
      // What has begun goes on, even when another tab has lost patience with it.
      mine.then(done, fail);
      await mine.then(
        () => new Promise((spreading) => setTimeout(spreading, spread)),
        () => undefined,
      );
    };
    locks.request(name, { signal: waiting.signal }, begin).catch((reason) => {
      if (waiting.signal.aborted) locks.request(name, { steal: true }, begin).catch(fail);
      else fail(reason);
    });
  });
}

function toldIn(text: string | null): Told | null {
  try {
    const told = JSON.parse(text ?? 'null') as Partial<Told> | null;
    return typeof told?.turn === 'string' ? { turn: told.turn, value: told.value } : null;
  } catch {
    return null;
  }
}

const browser = (): Places => ({
  locks: 'locks' in navigator ? navigator.locks : undefined,
  storage: lasting,
});

const lasting = safeStorage(() => localStorage);
