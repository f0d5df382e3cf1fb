import type { PushKind } from '@baize/gateway';
import type { Adapter } from './types.ts';

/** Watches server-sent events of a path, by what each makes stale; a broken stream goes on after the last event seen. */
export const watchEvents =
  (path: string, kinds: Readonly<Record<string, PushKind>>): NonNullable<Adapter['watch']> =>
  ({ platform }, emit, { signal, memory }) =>
    platform.events(path, {
      signal,
      lastId: memory.lastId,
      onEvent: ({ id, event }) => {
        if (id) memory.lastId = id;
        const kind = Object.hasOwn(kinds, event) ? kinds[event] : undefined;
        if (kind) emit(kind);
      },
    });
