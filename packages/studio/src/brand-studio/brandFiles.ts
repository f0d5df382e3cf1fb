import type { BrandText } from './brandText.ts';

const brandOf = (path: string) => path.split('/').at(-2) ?? '';

const byBrand = (files: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).map(([path, text]) => [brandOf(path), text]));

export const brandFiles: ReadonlyMap<string, BrandText> = byBrand(
  import.meta.glob('../../../../tokens/brands/*/brand.json', { query: '?raw', import: 'default', eager: true }),
);

export const brandMarks = byBrand(
  import.meta.glob('../../../../tokens/brands/*/mark.svg', { query: '?raw', import: 'default', eager: true }),
);

export const brandTextures = byBrand(
  import.meta.glob('../../../../tokens/brands/*/texture.svg', { query: '?raw', import: 'default', eager: true }),
);
