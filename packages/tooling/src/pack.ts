import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packable = /\.(js|css|html|svg|json|txt|webmanifest|xml)$/;
const packers = {
  '.br': (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Deployments edit the brand document in place, which would leave a compressed copy stale. */
const edited = 'brand.json';

export async function pack(folder: string): Promise<void> {
  await Promise.all(
    readdirSync(folder).map((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return pack(path);
      return packable.test(name) && name !== edited ? packFile(path) : undefined;
    }),
  );
}

export async function packFile(path: string): Promise<void> {
  const bytes = readFileSync(path);
  for (const [ending, packer] of Object.entries(packers)) {
    const packed = await packer(bytes);
    if (packed.length < bytes.length * 0.95) writeFileSync(path + ending, packed);
    else rmSync(path + ending, { force: true });
  }
}
