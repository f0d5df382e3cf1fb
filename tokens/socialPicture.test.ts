import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { writeSocialPicture } from './node.ts';
import { type BrandFolder, readBrands } from './src/brandFolder.ts';
import { findFace } from './src/faces.ts';
import { colourIn } from './src/pictures.ts';
import { readTokens } from './src/read.ts';

const out = mkdtempSync(join(tmpdir(), 'social-'));
afterAll(() => rmSync(out, { recursive: true }));

const brands = readBrands();
const tokens = await readTokens(brands);

async function pictureOf(brand: BrandFolder) {
  await writeSocialPicture(brand, tokens, out);
  const file = readFileSync(join(out, `${brand.id}.png`));
  const picture = PNG.sync.read(file);
  const at = (x: number, y: number) => `#${picture.data.toString('hex', (y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3)}`;
  const drawn = (from: number, to: number) => {
    let count = 0;
    for (let y = from; y < to; y += 4) for (let x = 0; x < 1200; x += 4) if (at(x, y) !== at(0, 0)) count += 1;
    return count;
  };
  return { bytes: file.length, picture, at, drawn };
}

test.each(brands)('BRD-02 $id has a picture for shared links: mark and name on its cloth', async (brand) => {
  const { bytes, picture, at, drawn } = await pictureOf(brand);
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  expect(at(0, 0)).toBe(colourIn(brand.id, tokens)('surface.stage'));
  expect(drawn(120, 310)).toBeGreaterThan(200);
  // A brand in the system font has no name drawn here.
  if (findFace(tokens.faces)(brand.source.type.display.family ?? '')) expect(drawn(400, 600)).toBeGreaterThan(200);
  expect(bytes).toBeLessThan(60_000);
});

test('BRD-02 a name that the face of headings can not write is left out, and the mark stands in the middle', async () => {
  const [brand] = brands;
  if (!brand) throw new Error('there is no brand');
  const { drawn } = await pictureOf({ ...brand, source: { ...brand.source, name: '贝兹' } });
  expect(drawn(230, 400)).toBeGreaterThan(200);
  expect(drawn(440, 600)).toBe(0);
});
