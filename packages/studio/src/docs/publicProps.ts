export interface PublicProp {
  name: string;
  required: boolean;
  type: string;
}

interface PublicPart {
  entry: string;
  props: readonly PublicProp[];
}

/** Parses the package's props listing. A part exported by several entries counts for the first. */
export function readParts(text: string): ReadonlyMap<string, PublicPart> {
  const parts = new Map<string, PublicPart>();
  let entry = '';
  for (const block of text.split('\n\n')) {
    const [head = '', ...lines] = block.trim().split('\n');
    entry = /^== (\S+)/.exec(head)?.[1] ?? entry;
    const name = /^<(\w+)/.exec(head)?.[1];
    if (!name || parts.has(name)) continue;
    const props = lines.flatMap((line) => {
      const [, prop, optional, type] = /^ {2}(\w+)(\??): (.+)$/.exec(line) ?? [];
      return prop && type ? [{ name: prop, required: optional === '', type }] : [];
    });
    parts.set(name, { entry, props: props.sort((a, b) => Number(b.required) - Number(a.required)) });
  }
  return parts;
}

const listing = import.meta.glob<string>('../../../ui/public-props.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const publicParts = readParts(Object.values(listing).join(''));
