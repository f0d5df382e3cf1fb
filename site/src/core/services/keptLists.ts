import type { Endpoint } from '@baize/gateway';
import { visitStorage } from '../browser/storage.ts';

const key = 'lists';
/** So many characters are kept. */
const most = 300_000;

/** The last known answers of public reads: shown after a reload while they are asked for again (PERF-04). */
export interface KeptLists {
  /** For whom and of what release answers are now; what was kept for another is gone. */
  owner(): string;
  get(read: string): unknown;
  /** Keeps an answer that this owner asked for, unless there is another by now. */
  set(owner: string, read: string, answer: unknown): void;
}

/** Whether the answer is the same for everybody who asks for it as this person does. */
export const isPublic = (endpoint: Endpoint, token: string | null): boolean =>
  endpoint.public === true && (!endpoint.tokenWhenHeld || token === null);

/** Kept for the visit, written when the page is left. Whatever is of another owner or cannot be read is none. */
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
    // The newest, as far as there is room.
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
