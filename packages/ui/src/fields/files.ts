export type Refusal = 'type' | 'size' | 'count';

export interface FileLimits {
  types: readonly string[];
  maxBytes: number;
  room: number;
}

interface Weighed {
  type: string;
  size: number;
}

/** Splits files into accepted and rejected, in order. Files rejected for other reasons take up no room. */
export function sortFiles<Kind extends Weighed>(files: readonly Kind[], { types, maxBytes, room }: FileLimits) {
  const taken: Kind[] = [];
  const refused: { file: Kind; reason: Refusal }[] = [];
  for (const file of files) {
    if (!types.includes(file.type)) refused.push({ file, reason: 'type' });
    else if (file.size > maxBytes) refused.push({ file, reason: 'size' });
    else if (taken.length >= room) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
