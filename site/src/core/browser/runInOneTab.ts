import { safeStorage } from './storage.ts';

/** How long tabs wait for the tab that does the work (ms). A frozen or silent tab loses it to the next. */
const patience = 15_000;
/** How long its result may take to reach the storage of other tabs, which may run in other processes (ms). */
const spread = 500;

interface Places {
  locks: Pick<LockManager, 'request'> | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The result of one tab, shared with all. */
interface Told {
  /** Differs each time, so that tabs need no common clock. */
  turn: string;
  value: unknown;
}

/**
 * Runs `work` in one tab when several start it at the same moment (FLT-100). The others take that tab's result if `read` returns it
 * (`undefined` if not). Rejects as `work` does. Without locks, as on an unencrypted address, each tab runs it.
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

/** Listens to the results of other tabs. Returns a function that stops. */
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
      // Work that has begun continues, even after another tab stopped waiting for it.
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
