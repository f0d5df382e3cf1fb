import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Consumer } from './consumer.ts';

/** The README's code that stands for itself, as modules. */
export const readmeModules: readonly string[] = [
  ...readFileSync('packages/ui/README.md', 'utf8').matchAll(/^```tsx\n(import .*?)^```$/gms),
].map(([, code = '']) => code);

/** The README's lobby, which is a whole application. */
const lobbyPage = readmeModules.find((code) => code.includes('createRoot')) ?? '';

const html = `<!doctype html><html lang="en" dir="ltr" data-brand="plain" data-theme="light"><head><title>Lobby</title></head>
<body><div id="root"></div><script type="module" src="./readme.tsx"></script></body></html>`;

/** Builds the page. Returns the folder, and the gzipped bytes of script and styles including React. */
export async function buildReadmePage({
  folder,
}: Consumer): Promise<{ folder: string; script: number; styles: number }> {
  writeFileSync(join(folder, 'readme.tsx'), lobbyPage);
  writeFileSync(join(folder, 'readme.html'), html);
  const outDir = join(folder, 'readme');
  const result = await build({
    root: folder,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    // Tests run in another environment, with React's slow development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir, rolldownOptions: { input: join(folder, 'readme.html') } },
  });
  const files = 'output' in result ? result.output.map(({ fileName }) => fileName) : [];
  const weigh = (ending: string) =>
    files
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, name))).length, 0);
  return { folder: outDir, script: weigh('.js'), styles: weigh('.css') };
}
