import { globSync, readFileSync } from 'node:fs';
import { operationsOf } from '@baize/contract';
import { endpoints } from '@baize/gateway';
import type { ImportGraph } from '@baize/tooling/boundaries/importGraph';
import { describe, expect, test } from 'vitest';
import { readDocument } from './files.ts';
import { callsBehind, callsImported, partsByCall } from './uses.ts';

const sources: Readonly<Record<string, string>> = {
  'packages/gateway/src/money.ts':
    "export const wallets = endpoint({ path: '/wallets' });\nexport async function learnFate(client) {\n  return client.call(moneyFate);\n}\nexport function makeTracker() {\n  return learnFate;\n}\n",
  'packages/gateway/src/games.ts':
    "/** As `favourites`. */\nexport const kinds = { slots: 'recent', wallets: 1 };\nexport const table = { games: favourites, 'other-games': recent } as const;\n",
  'site/src/app/start.tsx': "import { systemStatus } from '@baize/gateway';",
  'site/src/routes.ts':
    "import { homeRoute } from './home/home.route.tsx';\nimport { lobbyRoute } from './lobby/lobby.route.tsx';\nconst rows = {\n  home: homeRoute,\n  'slots-lobby': lobbyRoute,\n};\n",
  'site/src/app/OverlayHost.tsx':
    "import { gameRoute } from '../game/game.route.tsx';\nconst rows = {\n  game: gameRoute,\n};\n",
  'site/src/home/home.route.tsx': '',
  'site/src/home/Home.tsx': "import { systemStatus, table, type Wallet } from '@baize/gateway';",
  'site/src/lobby/lobby.route.tsx': '',
  'site/src/lobby/Lobby.tsx': '',
  'site/src/lobby/useGames.ts': "import { hotGames as hot } from '@baize/gateway';",
  'site/src/game/game.route.tsx': '',
  'site/src/money/useWallets.ts': "import { makeTracker, wallets } from '@baize/gateway';",
};

const imports = (more: readonly [string, string][] = []): ImportGraph => {
  const edges: readonly [string, string][] = [
    ['site/src/app/start.tsx', 'site/src/routes.ts'],
    ['site/src/app/start.tsx', 'site/src/app/OverlayHost.tsx'],
    ['site/src/routes.ts', 'site/src/home/home.route.tsx'],
    ['site/src/routes.ts', 'site/src/lobby/lobby.route.tsx'],
    ['site/src/app/OverlayHost.tsx', 'site/src/game/game.route.tsx'],
    ['site/src/home/home.route.tsx', 'site/src/home/Home.tsx'],
    ['site/src/lobby/lobby.route.tsx', 'site/src/lobby/Lobby.tsx'],
    ['site/src/lobby/Lobby.tsx', 'site/src/lobby/useGames.ts'],
    ...more,
  ];
  return new Map(
    Object.keys(sources).map((file) => [file, edges.filter(([from]) => from === file).map(([, to]) => to)]),
  );
};

const names = new Set(['systemStatus', 'favourites', 'recent', 'hotGames', 'wallets', 'moneyFate', 'gameVendors']);
const parts = (more?: readonly [string, string][]) => partsByCall(names, imports(more), (file) => sources[file] ?? '');

describe('parts of the site by call', () => {
  test('CTR-09 parts come from the module graph: pages and dialogs by what they import, the frame for what it covers', () => {
    expect(parts()).toEqual({
      systemStatus: ['Frame', 'Page: home'],
      favourites: ['Page: home'],
      recent: ['Page: home'],
      hotGames: ['Page: slots-lobby'],
    });
    const wallets = parts([
      ['site/src/game/game.route.tsx', 'site/src/money/useWallets.ts'],
      ['site/src/lobby/useGames.ts', 'site/src/money/useWallets.ts'],
    ]);
    expect(wallets.wallets).toEqual(['Dialog: game']);
    expect(wallets.moneyFate).toEqual(['Dialog: game']);
  });

  test('CTR-09 a table or function of the gateway stands for the calls that it makes, its words and keys do not', () => {
    const behind = callsBehind(Object.values(sources).slice(0, 2), names);
    const of = (name: string) => [...(behind.get(name) ?? [])];
    expect([of('makeTracker'), of('table'), of('kinds')]).toEqual([['moneyFate'], ['favourites', 'recent'], []]);
  });

  test('CTR-09 each call of the document has a part of the site, but those that no file of the site imports', () => {
    const operations = operationsOf(readDocument());
    const unused = operations.filter(({ operation }) => operation['x-unused']).map(({ name }) => name);
    expect(unused).toEqual(['gameVendors', 'merchantWallet']);
    expect(operations.filter(({ operation }) => !operation['x-parts'] && !operation['x-unused'])).toEqual([]);
    const all = new Set(Object.keys(endpoints));
    const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));
    const behind = callsBehind(read('packages/gateway/src/**/!(*.test).ts'), all);
    const code = read('site/src/**/!(*.test|*.stories).{ts,tsx}');
    const imported = new Set(code.flatMap((one) => callsImported(one, behind)));
    expect([...all].filter((name) => !imported.has(name)).sort()).toEqual(unused.sort());
  });
});
