import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { type TokenValue, toCss } from '@baize/tokens/css';
import { variableName } from '@baize/tokens/names';
import { execute } from '@baize/tooling/execute';
import { defineConfig, parse } from '@terrazzo/parser';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Consumer, installConsumer, pack, typeProblems } from './consumer.ts';
import { buildTokensPackage, tokensPackageFolder } from './tokensPackage.ts';

let tarball: Buffer;
let consumer: Consumer;

beforeAll(async () => {
  await buildTokensPackage();
  tarball = await pack(tokensPackageFolder);
  consumer = installConsumer(tarball);
}, 240_000);

afterAll(() => consumer?.remove());

const read = (path: string) => readFileSync(join(consumer.folder, 'node_modules/@baize/tokens', path), 'utf8');

test('UI-08 the tokens are a package that npm takes, whose types are found and true', async () => {
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: new Uint8Array(tarball).buffer } });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  const excludeEntrypoints = [/\.css$/, /\.json$/];
  const analysis = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints });
  if (!analysis.types) throw new Error('the package has no types');
  const esm = ['node16-esm', 'bundler'];
  expect(
    analysis.problems.filter((problem) => !('resolutionKind' in problem) || esm.includes(problem.resolutionKind)),
  ).toEqual([]);
  expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual(['culori']);
  expect(tarball.length).toBeLessThan(60_000);
});

test('UI-08 names, pairs and values serve a program without React', async () => {
  const code = `
import { contract } from '@baize/tokens/contract';
import { space } from '@baize/tokens/constants';
import { unreadable } from '@baize/tokens/contrast';
import { pairs } from '@baize/tokens/pairs';
export const name: 'bz-text-muted' = contract.text.muted;
export const gap: string = space[4];
export const found: string[] = unreadable(pairs, () => '#777');
`;
  expect(await typeProblems(consumer, [code], 'nodenext')).toBe('');
  writeFileSync(
    join(consumer.folder, 'tokens.mjs'),
    `import { contract } from '@baize/tokens/contract';
import { unreadable } from '@baize/tokens/contrast';
import { pairs } from '@baize/tokens/pairs';
console.log(contract.text.muted, unreadable(pairs, () => '#777').length === pairs.length);`,
  );
  const { output } = await execute(process.execPath, ['tokens.mjs'], { cwd: consumer.folder, quiet: true });
  expect(output).toBe('bz-text-muted true\n');
});

const variablesOf = (sheet: string, theme: string) =>
  new Map(
    [...sheet.matchAll(/^\[data-brand="plain"\](?:\[data-theme="(\w+)"\])?\{([^}]*)\}/gm)]
      .filter(([, only]) => !only || only === theme)
      .flatMap(([, , rules = '']) => [...rules.matchAll(/(--bz-[\w-]+):([^;]+)/g)])
      .map(([, name = '', css = '']) => [name, css] as const),
  );

test.each(['light', 'dark'])(
  'UI-08 the %s theme is DTCG that stands alone, and says what the sheet says',
  async (theme) => {
    const filename = pathToFileURL(join(consumer.folder, `${theme}.json`));
    const src = read(`dtcg/plain.${theme}.tokens.json`);
    expect(src).not.toMatch(/"\{[\w.-]+\}"|\$ref/);
    const config = defineConfig(
      { tokens: [filename.href], lint: { rules: { 'core/consistent-naming': 'off' } } },
      { cwd: filename },
    );
    const { tokens } = await parse([{ src, filename }], { config });
    const said = variablesOf(read('sheets/plain.css'), theme);
    const named = new Map(Object.entries(tokens).map(([id, token]) => [variableName(id), token]));
    const files = /^--bz-(asset|texture)-/;
    expect([...said.keys()].filter((name) => !named.has(name) && !files.test(name))).toEqual([]);
    const colours = [...said].filter(([name]) => named.get(name)?.$type === 'color');
    expect(colours.length).toBeGreaterThan(80);
    expect(colours.filter(([name, css]) => toCss(named.get(name) as TokenValue) !== css)).toEqual([]);
  },
);
