/** People and things that a change may touch. */
export const touched = [
  'player',
  'operator',
  'wire',
  'brand document',
  'rules',
  'content',
  'events',
  'tokens',
] as const;
export type Touched = (typeof touched)[number];

export interface Note {
  touches: Touched[];
  /** Words of its `touches` that name nobody. */
  strange: string[];
  text: string;
}

/** Reads a release note: Markdown after a line `touches: player, wire`. */
export function readNote(text: string): Note {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const named = (/^touches: *(.+)$/m.exec(head)?.[1] ?? '').split(',').map((word) => word.trim());
  return {
    touches: touched.filter((whom) => named.includes(whom)),
    strange: named.filter((word) => !touched.includes(word as Touched)),
    text: body.trim(),
  };
}
