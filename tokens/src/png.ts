import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;
const start = async () => {
  const code = await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
  // WASM can be initialised only once per process, but test runners may load this module repeatedly.
  await initWasm(code).catch((error: Error) => {
    if (!error.message.startsWith('Already initialized')) throw error;
  });
};

/** Paints an SVG in its own size, without any font. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  ready ??= start();
  await ready;
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const png = picture.asPng();
  picture.free();
  return png;
}
