import type { BrandText } from './brandText.ts';

const texts: Record<string, string> = import.meta.glob('../../../../tokens/brands/*/brand.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Id of each brand that has a folder → the text of its file. */
export const brandFiles: ReadonlyMap<string, BrandText> = new Map(
  Object.entries(texts).map(([path, text]) => [path.split('/').at(-2) ?? '', text]),
);
