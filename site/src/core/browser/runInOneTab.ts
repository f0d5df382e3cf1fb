import { safeStorage } from './storage.ts';

/** How long tabs wait for the tab that does the work (ms). A frozen or silent tab loses it to the next. */
const patience = 15_000;
/** How long a result may take to reach other tabs' storage, possibly in another process (ms). */
const spread = 500;

interface Places {
  locks: Pick<LockManager, 'request'> | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

interface Told {
  turn: string;
  value: unknown;
}

/**
 * Runs `work` in only one of the tabs that start it at once (FLT-100); the others take its result through `read`
 * (`undefined` rejects it). Rejects as `work` does; without locks, as on plain HTTP, each tab runs it.
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
    let begun = false;
    const begin = async () => {
      clearTimeout(timer);
      begun = true;
      const mine = turn();
      mine.then(done, fail);
      await mine.then(
        () => new Promise((spreading) => setTimeout(spreading, spread)),
        () => undefined,
      );
    };
    const request = async (options: LockOptions) => locks.request(name, options, begin);
    request({ signal: waiting.signal }).catch((reason) => {
      if (waiting.signal.aborted) request({ steal: true }).catch(fail);
      // A browser that blocks storage refuses locks too (FLT-135).
      else if (begun) fail(reason);
      else void begin();
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
