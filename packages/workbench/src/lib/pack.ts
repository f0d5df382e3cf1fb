import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packable = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const packers = {
  '.br': (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** The brand's document is edited where it lies: a packed copy would go on with the old text. */
const edited = 'brand.json';

/** Puts a packed copy beside every file of text that becomes smaller by it. */
export async function pack(folder: string): Promise<void> {
  await Promise.all(
    readdirSync(folder).map((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return pack(path);
      return packable.test(name) && name !== edited ? packFile(path) : undefined;
    }),
  );
}

/** The same for one file; copies of an older text go. */
export async function packFile(path: string): Promise<void> {
  const bytes = readFileSync(path);
  for (const [ending, packer] of Object.entries(packers)) {
    const packed = await packer(bytes);
    if (packed.length < bytes.length * 0.95) writeFileSync(path + ending, packed);
    else rmSync(path + ending, { force: true });
  }
}
