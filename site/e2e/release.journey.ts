// areas: app
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execute } from '@baize/tooling/execute';
import { makeScratch } from '@baize/tooling/scratch';
import { expect, patience, test } from './journey.ts';

const copy = resolve('.cache/release');

async function run(...command: readonly string[]) {
  const { code, output } = await execute(process.execPath, command, { cwd: copy, quiet: true });
  if (code !== 0) throw new Error(output);
}

async function built(): Promise<string[]> {
  const config = ['--config', 'site/vite.config.ts', '--configLoader', 'runner'];
  await run(
    'node_modules/vite/bin/vite.js',
    'build',
    'site',
    ...config,
    '--outDir',
    resolve(copy, 'out'),
    '--emptyOutDir',
  );
  return readdirSync(join(copy, 'out/assets')).filter((name) => /\.(js|css)$/.test(name));
}

function change(path: string, from: string | RegExp, to: string) {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${path} has no ${from}`);
  writeFileSync(file, changed);
}

const plain = (names: readonly string[]) => names.map((name) => name.replace(/-[\w-]{8}(?=\.\w+$)/, '')).sort();

test('a release that adds a component or changes a text leaves every other file of a returning visitor alone', {
  tag: '@deep',
}, async () => {
  test.setTimeout(300_000 * patience);
  await makeScratch(copy);
  await run('packages/workbench/run.mjs', 'prepare');
  const before = await built();
  for (const group of ['react', 'router', 'intl', 'packages', 'site']) expect(plain(before)).toContain(`${group}.js`);

  expect(existsSync(join(copy, 'packages/ui/src/content/Added.tsx'))).toBe(false);
  writeFileSync(
    join(copy, 'packages/ui/src/content/Added.css.ts'),
    `import { style } from '@vanilla-extract/css';\nexport const added = style({ opacity: 0.5 });\n`,
  );
  writeFileSync(
    join(copy, 'packages/ui/src/content/Added.tsx'),
    `import { added } from './Added.css.ts';\nexport const Added = () => <p className={added} />;\n`,
  );
  change('packages/ui/src/index.ts', /^/, `export { Added } from './content/Added.tsx';\n`);
  change('site/src/features/vip/Vip.tsx', /^/, `import { Added } from '@baize/ui';\nconsole.log(Added);\n`);
  const withComponent = await built();
  expect(plain(withComponent.filter((name) => !before.includes(name)))).toEqual(['Vip.css', 'Vip.js', 'index.js']);

  change('packages/messages/generated/EN.vip.json', /"value":"/, '"value":"New: ');
  const withText = await built();
  expect(plain(withText.filter((name) => !withComponent.includes(name)))).toEqual([
    'EN.vip.js',
    'EN.words.js',
    'index.js',
  ]);
});
