import { type ContentEntry, entryWords } from '@baize/domain';
import { useRef } from 'react';
import { Part } from '../../core/loading/Boundary.tsx';
import { type ShownContent, useShownContent } from '../../data/content.ts';
import { ContentRow } from './ContentRow.tsx';

/**
 * Shows the scheduled rows of a page. They change on the next visit, so that nothing moves that is being read; a row
 * that was taken back goes at once (OPS-12).
 */
export function ContentRows({ slot }: { slot: string }) {
  const content = useShownContent();
  const rows = useKeptRows(content, slot);
  const [language = '', ...fallbacks] = content?.languages ?? [];
  return rows.map(({ id, source, words }) => {
    const said = entryWords(words, language, fallbacks);
    return source && said ? <Part key={id} of={ContentRow} title={said.title} source={source} /> : null;
  });
}

function useKeptRows(content: ShownContent | null, slot: string): readonly ContentEntry[] {
  const kept = useRef<readonly ContentEntry[]>(null);
  if (!content) return [];
  const now = content.shown.filter((entry) => entry.kind === 'row' && entry.slot === slot);
  kept.current ??= now;
  const exists = new Set(content.entries.map(({ id }) => id));
  return kept.current.filter(({ id }) => exists.has(id));
}
