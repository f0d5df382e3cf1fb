import { colourRoles } from '@baize/tokens/brand/roleTable';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { brandFiles, brandMarks, brandTextures } from './brandFiles.ts';
import { textureRule } from './brandSheet.ts';
import { parseBrand, readBrandText, setColour, setInText } from './brandText.ts';
import { brandZip } from './brandZip.ts';
import { swatchesOf } from './contactSheet.ts';
import { drawArt } from './drawArt.ts';
import { displayFaces, setDisplay, setFigures, setTextFace, systemFace, textFaces } from './faces.ts';
import { saveAtParent } from './saving.ts';
import { shuffle } from './shuffle.ts';
import { judge } from './verdict.ts';

const textOf = (id: string) => brandFiles.get(id) ?? '';

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('BRD-03 a brand by chance is a brand, and every pair of it can be read', () => {
  const texts = Array.from({ length: 12 }, (_, seed) => shuffle(textOf('lotus'), randomOf(seed + 1)));
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(readBrandText(text)).toMatchObject({ kind: 'brand' });
    expect(judge(parseBrand(text)).weak).toEqual([]);
    expect(parseBrand(text).document).toEqual(parseBrand(textOf('lotus')).document);
  }
});

test('BRD-03 every face that brands have can be chosen, and headings keep their sizes', () => {
  const text = textOf('lotus');
  expect(displayFaces.size).toBeGreaterThan(3);
  for (const family of displayFaces.keys()) {
    const { type } = parseBrand(setDisplay(text, family));
    expect(type.display.family ?? systemFace).toBe(family);
    expect(type.display.sizes).toEqual(parseBrand(text).type.display.sizes);
    expect(readBrandText(setFigures(text, family)).kind).toBe('brand');
  }
  for (const family of textFaces.keys())
    expect(parseBrand(setTextFace(text, family)).type.text.family ?? systemFace).toBe(family);
  expect(parseBrand(setFigures(text, undefined)).type.figures).toBeUndefined();
});

test('BRD-03 the zip holds the folder of the brand, byte for byte, and is the same each time', () => {
  for (const [base, text] of brandFiles) {
    const draft = { base, text, weave: base };
    const zip = brandZip(draft, new Uint8Array([1, 2, 3]));
    const files = unzipSync(zip);
    expect(strFromU8(files['brand.json'] ?? new Uint8Array())).toBe(text);
    expect(strFromU8(files[parseBrand(text).logo] ?? new Uint8Array())).toBe(brandMarks.get(base));
    expect(files['texture.svg'] && strFromU8(files['texture.svg'])).toBe(brandTextures.get(base));
    expect([...(files['export/contact-sheet.png'] ?? [])]).toEqual([1, 2, 3]);
    expect(brandZip(draft, new Uint8Array([1, 2, 3]))).toEqual(zip);
  }
});

test('BRD-03 the contact sheet has every role in both themes, with its colour', () => {
  const text = setInText(textOf('lumen'), ['colours', 'light', 'text.link'], '#0b4f6c');
  const [light, dark] = swatchesOf(parseBrand(text));
  for (const board of [light, dark])
    expect(board?.swatches.map(({ role }) => role)).toEqual(expect.arrayContaining([...colourRoles]));
  expect(light?.swatches.find(({ role }) => role === 'text.link')).toMatchObject({ colour: '#0b4f6c' });
});

test('BRD-03 art and texture follow what is edited', async () => {
  const { pictures: drawn, release } = drawArt(parseBrand(setColour(textOf('baize'), 'primary', '#0b4f6c')), 'baize');
  const before = drawArt(parseBrand(textOf('baize')), 'baize');
  const [first, other] = [drawn, before.pictures].map((art) => art.get('table ltr') ?? '');
  const { resolveObjectURL } = await import('node:buffer');
  const pictures = await Promise.all([first, other].map((address) => resolveObjectURL(address ?? '')?.text()));
  expect(pictures[0]).toMatch(/^<svg/);
  expect(pictures[0]).not.toBe(pictures[1]);
  release();
  expect(resolveObjectURL(first ?? '')).toBeUndefined();
  before.release();
  expect(textureRule('lotus')).toContain('data:image/svg+xml,');
  expect(textureRule('plain')).toContain('--bz-texture-stage: none');
});

const saved = { brand: textOf('baize'), css: '', weakPairs: 0 };
const office = 'https://office.example';

function framed(answer: (message: { id: number }) => { data: unknown; origin: string }) {
  const view = new EventTarget() as EventTarget & {
    parent: { postMessage: (message: unknown, origin: string) => void };
  };
  const asked: unknown[] = [];
  view.parent = {
    postMessage(message, target) {
      asked.push([target, message]);
      const event = Object.assign(new Event('message'), answer(message as { id: number }), { source: view.parent });
      queueMicrotask(() => view.dispatchEvent(event));
    },
  };
  return { view: view as unknown as Window, asked };
}

test('BRD-03 a back office that frames the studio gets the brand and says whether it kept it; nobody else does', async () => {
  const good = framed(({ id }) => ({ origin: office, data: { type: 'baize-brand-saved', id } }));
  await saveAtParent(office, good.view)(saved);
  expect(good.asked).toEqual([[office, expect.objectContaining({ type: 'baize-brand-save', ...saved })]]);
  const bad = framed(({ id }) => ({ origin: office, data: { type: 'baize-brand-saved', id, error: 'No right to.' } }));
  await expect(saveAtParent(office, bad.view)(saved)).rejects.toThrow('No right to.');
  const thief = framed(({ id }) => ({ origin: 'https://thief.example', data: { type: 'baize-brand-saved', id } }));
  await expect(saveAtParent(office, thief.view, 20)(saved)).rejects.toThrow('did not answer');
});
