import type { Announcement, ContentEntry } from '@baize/domain';
import * as v from 'valibot';
import { countingDrops, list } from '../base/list.ts';
import { contentEntry } from './contentEntry.ts';

/** Content of a source: what could be read, and how many entries or blocks could not. */
export interface ReadContent {
  entries: ContentEntry[];
  dropped: number;
}

/** One function from a source's answer to our entries; every adapter is one, against the same contract (OPS-11). */
export type ContentAdapter<Source> = (source: Source) => ReadContent;

const kinds = { B: 'banner', PL: 'notice', H: 'notice', PU: 'popup', PR: null } as const;

/**
 * Adapts today's calls: banners and notices of one language, which the platform has already chosen. Order and end are
 * kept; a revision of -1 lets an entry of the same id take its place.
 */
export const platformContent: ContentAdapter<{ announcements: readonly Announcement[]; language: string }> = ({
  announcements,
  language,
}) => {
  const entries = announcements.flatMap((one, order): ContentEntry[] => {
    const kind = kinds[one.kind];
    if (kind === null) return [];
    const banner = one.kind === 'B' ? one : null;
    const notice = one.kind === 'B' ? null : one;
    return [
      {
        id: one.id,
        kind,
        slot: banner ? banner.group : kind,
        from: null,
        to: notice?.expires ?? null,
        zone: 'UTC',
        for: {},
        order,
        revision: -1,
        offers: null,
        linkage: banner?.linkage ?? null,
        target: banner?.target ?? null,
        source: null,
        blocks: {},
        version: null,
        words: {
          [language]: {
            title: one.title ?? '',
            text: banner?.text ?? '',
            content: notice?.content ?? '',
            changes: '',
            picture: banner?.picture ?? null,
          },
        },
      },
    ];
  });
  return { entries, dropped: 0 };
};

const file = v.object({ entries: list(contentEntry) });

/** Adapts the file that `npm run content -- build` writes; anything else has no entries. */
export const fileContent: ContentAdapter<unknown> = (source) => {
  const { result, dropped } = countingDrops(() => v.safeParse(file, source));
  return result.success ? { entries: result.output.entries, dropped } : { entries: [], dropped: 1 };
};

/** Fetches the file of a brand from the site itself. Rejects while it is not there. */
export async function fetchContentFile(address: string, signal?: AbortSignal): Promise<ContentEntry[]> {
  const response = await fetch(new Request(new URL(address, location.href), { signal, cache: 'no-cache' }));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return fileContent(await response.json()).entries;
}

/** Reads one entry, with what is wrong in it by path. */
export function readContentEntry(value: unknown): { entry: ContentEntry | null; problems: string[] } {
  const result = v.safeParse(contentEntry, value);
  if (result.success) return { entry: result.output, problems: [] };
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the entry'}: ${issue.message}`);
  return { entry: null, problems };
}
