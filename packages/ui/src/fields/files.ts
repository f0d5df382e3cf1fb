/** Why a file is not taken. */
export type Refusal = 'type' | 'size' | 'count';

export interface FileLimits {
  /** MIME types, such as 'image/png'. */
  types: readonly string[];
  maxBytes: number;
  /** How many more there may be. */
  room: number;
}

interface Weighed {
  type: string;
  size: number;
}

/** Parts files that may go from those that may not, in their order. Only those that fit otherwise take up room. */
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
