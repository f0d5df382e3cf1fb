import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { adapterProblems } from '@baize/adapter';
import { Refusal } from '@baize/tooling/refusal';
import { rolldown } from 'rolldown';
import { folderOf, loadAdapter, moduleOf, storeOf } from './module.ts';

/** Most that one file may weigh, gzipped bytes. */
const heaviest = 60_000;

/** Builds an adapter as one file for Node and, with a shared store, one for workers; in adapters/<id>/dist. */
export async function buildAdapter(
  id: string,
  { out = join(folderOf(id), 'dist'), store = storeOf(id) }: { out?: string; store?: string } = {},
): Promise<number> {
  const problems = adapterProblems(await loadAdapter(id));
  if (problems.length > 0) throw new Refusal(`${id} cannot be built:\n${problems.map((one) => `- ${one}`).join('\n')}`);
  rmSync(out, { recursive: true, force: true });
  const shared = existsSync(store) ? store : null;
  const heavy: string[] = [];
  for (const kind of shared ? (['node', 'worker'] as const) : (['node'] as const)) {
    const { file, bytes } = await bundle(id, kind, out, shared);
    console.log(`${file}  ${(bytes / 1000).toFixed(1)} kB gzipped`);
    if (bytes > heaviest) heavy.push(file);
  }
  if (!shared)
    console.log(`No file for workers: their processes share nothing, so write ${store} with a shared store first.`);
  if (heavy.length > 0) throw new Refusal(`Heavier than ${heaviest / 1000} kB: ${heavy.join(', ')}.`);
  return 0;
}

async function bundle(id: string, kind: 'node' | 'worker', out: string, store: string | null) {
  const folder = join('.cache/adapters', id);
  const entry = join(folder, `${kind}.ts`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(entry, entryOf(kind, relative(folder, moduleOf(id)), store && relative(folder, store)));
  const built = await rolldown({
    input: { [kind]: resolve(entry) },
    platform: kind === 'node' ? 'node' : 'browser',
    external: /^node:/,
    // The contract's definitions come from packages that do more than an adapter needs.
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
  });
  const { output } = await built.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].mjs',
    codeSplitting: false,
    minify: true,
  });
  await built.close();
  const code = output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  return { file: join(out, `${kind}.mjs`), bytes: gzipSync(code.join('\n')).length };
}

function entryOf(kind: 'node' | 'worker', adapter: string, store: string | null): string {
  const path = (file: string) => JSON.stringify(file.replaceAll('\\', '/'));
  const imports = [
    `import adapter from ${path(adapter)};`,
    ...(store ? [`import { store } from ${path(store)};`] : []),
  ];
  return kind === 'node'
    ? `import { runAdapter } from '@baize/adapter/node';\n${imports.join('\n')}\nawait runAdapter(adapter${store ? ', { store: store(process.env) }' : ''});\n`
    : `import { workerOf } from '@baize/adapter/worker';\n${imports.join('\n')}\nexport default workerOf(adapter, (env) => ({ store: store(env) }));\n`;
}
