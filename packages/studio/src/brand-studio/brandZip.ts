import { strToU8, zipSync } from 'fflate';
import { brandMarks, brandTextures } from './brandFiles.ts';
import { sheetOf, tokensFile } from './brandSheet.ts';
import { parseBrand } from './brandText.ts';
import type { Draft } from './draft.ts';

/** Fixed date, so that the same brand gives the same bytes. */
const always = new Date('2000-01-01T12:00:00');

/** Zips a brand folder for tokens/brands, with exported tokens, CSS and a PNG of its colours. */
export function brandZip({ base, text, weave }: Draft, contactSheet: Uint8Array): Uint8Array<ArrayBuffer> {
  const source = parseBrand(text);
  const files = {
    'brand.json': text,
    [source.logo]: brandMarks.get(base),
    'texture.svg': brandTextures.get(weave),
    'export/brand.tokens.json': tokensFile(source),
    'export/brand.css': sheetOf(source),
  };
  const packed = Object.entries(files).flatMap(([name, content]) =>
    content === undefined ? [] : [[name, strToU8(content)] as const],
  );
  return zipSync(Object.fromEntries([...packed, ['export/contact-sheet.png', contactSheet]]), { mtime: always });
}
