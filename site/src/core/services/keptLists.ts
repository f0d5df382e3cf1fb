import type { Endpoint } from '@baize/gateway';
import { visitStorage } from '../browser/storage.ts';

const key = 'lists';
const most = 300_000;

/** Last known responses of public reads, shown after a reload while they are requested again (PERF-04). */
export interface KeptLists {
  /** Current viewer and release; lists kept for another are dropped. */
  owner(): string;
  get(read: string): unknown;
  set(owner: string, read: string, answer: unknown): void;
}

export const isPublic = (endpoint: Endpoint, token: string | null): boolean =>
  endpoint.public === true && (!endpoint.tokenWhenHeld || token === null);

/** Keeps lists for the visit and writes them on `pagehide`. Lists of another owner and unreadable ones are ignored. */
export function createKeptLists(owner: () => string, storage: Pick<Storage, 'getItem' | 'setItem'> = visitStorage) {
  let current = owner();
  let lists = readLists(storage.getItem(key), current);

  function follow() {
    const now = owner();
    if (now !== current) [current, lists] = [now, new Map()];
    return current;
  }

  function save() {
    follow();
    let text = '';
    for (const list of [...lists].reverse()) {
      const more = `,${JSON.stringify(list)}`;
      if (text.length + more.length > most) break;
      text = more + text;
    }
    storage.setItem(key, `[${JSON.stringify(current)}${text}]`);
  }

  addEventListener('pagehide', save);
  return {
    owner: follow,
    get(read) {
      follow();
      return lists.get(read);
    },
    set(asker, read, answer) {
      if (asker !== follow()) return;
      lists.delete(read);
      lists.set(read, answer);
    },
  } satisfies KeptLists;
}

function readLists(text: string | null, owner: string): Map<string, unknown> {
  try {
    const [of, ...lists] = JSON.parse(text ?? '[]');
    return new Map(of === owner ? lists : []);
  } catch {
    return new Map();
  }
}
