import { expect, test } from 'vitest';
import { importCycles, misplaced } from './layers.ts';

const judge = (imports: Record<string, string[]>) =>
  misplaced(
    new Map(
      Object.entries(imports).map(([file, others]) => [`site/src/${file}`, others.map((other) => `site/src/${other}`)]),
    ),
  );

test.each([
  ['data/games.ts', 'features/games/lobby/Lobby.tsx'],
  ['core/browser/storage.ts', 'core/session/session.ts'],
  ['features/sign-in/login/Login.tsx', 'features/home/Home.tsx'],
  ['features/home/Home.tsx', 'routes.ts'],
])('%s must not import %s', (file, other) => {
  expect(judge({ [file]: [other], [other]: [] })).toEqual([
    `site/src/${file} imports site/src/${other}, which stands above it. Move what both need into a lower folder.`,
  ]);
  expect(judge({ [other]: [file], [file]: [] })).toEqual([]);
});

test('rooms of the design system stand in layers, on the theme', () => {
  const button = 'packages/ui/src/actions/Button.tsx';
  const table = 'packages/ui/src/data/Table.tsx';
  const theme = 'packages/ui/src/theme.css.ts';
  const internal = 'packages/ui/src/internal/vars.css.ts';
  expect(
    misplaced(
      new Map([
        [table, [button, theme]],
        [theme, [internal]],
        [internal, []],
        [button, []],
      ]),
    ),
  ).toEqual([]);
  expect(
    misplaced(
      new Map([
        [button, [table]],
        [table, []],
      ]),
    ),
  ).toEqual([`${button} imports ${table}, which stands above it. Move what both need into a lower folder.`]);
});

test('folders of the domain stand in layers, below the list of what it exports', () => {
  const money = 'packages/domain/src/money/index.ts';
  const bills = 'packages/domain/src/agents/bills.ts';
  const index = 'packages/domain/src/index.ts';
  expect(
    misplaced(
      new Map([
        [index, [money, bills]],
        [bills, [money]],
        [money, []],
      ]),
    ),
  ).toEqual([]);
  expect(
    misplaced(
      new Map([
        [money, [bills]],
        [bills, []],
      ]),
    ),
  ).toEqual([`${money} imports ${bills}, which stands above it. Move what both need into a lower folder.`]);
});

test('files of any room that import each other are told as they lie', () => {
  const world = 'packages/sandbox/src/world';
  const cycle = new Map([
    [`${world}/a.ts`, [`${world}/b.ts`]],
    [`${world}/b.ts`, [`${world}/c.ts`]],
    [`${world}/c.ts`, [`${world}/a.ts`]],
  ]);
  expect(importCycles(cycle)).toEqual([
    `These files import each other: ${world}/a.ts → ${world}/b.ts → ${world}/c.ts → ${world}/a.ts. Move what they share into a lower one.`,
  ]);
});

test('tests and stories may look up', () => {
  expect(judge({ 'data/games.test.ts': ['app/App.tsx'], 'app/App.tsx': [] })).toEqual([]);
});

test('folders that import each other are told as they lie', () => {
  const lists = 'features/member/list';
  const wallet = 'features/member/wallet';
  expect(
    judge({
      [`${lists}/a.ts`]: [`${wallet}/b.ts`],
      [`${wallet}/b.ts`]: [],
      [`${wallet}/c.ts`]: [`${lists}/d.ts`],
      [`${lists}/d.ts`]: [],
    }),
  ).toEqual([
    `These folders import each other: site/src/${lists} → site/src/${wallet} → site/src/${lists}. Move what they share into a lower one.`,
  ]);
});
