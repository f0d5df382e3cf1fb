import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Consumer } from './consumer.ts';

/**
 * The page that design systems are compared by: a lobby of 120 cards, a table of bets, and the dialog of a game. It is written from
 * the package's documentation alone, and complete: it has its words, its games and its favourites.
 */
export const peerPage = `
import '@baize/ui/reset.css';
import '@baize/ui/sheets/plain.css';
import {
  Badge,
  Button,
  createFavourites,
  type GameCardWords,
  type GameSummary,
  type RecordColumn,
  RecordTable,
  Stack,
  Text,
} from '@baize/ui';
import { GameGrid } from '@baize/ui/lobby';
import { Dialog, GameSheet } from '@baize/ui/overlays';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const games: GameSummary[] = Array.from({ length: 120 }, (_, index) => ({
  id: String(index + 1),
  href: '/games/' + (index + 1),
  title: 'Game ' + (index + 1),
  studio: 'Studio ' + (1 + (index % 6)),
  picture: [],
  tags: index % 9 === 0 ? ['hot'] : [],
  state: 'ready',
}));
const favourites = createFavourites({ ids: ['3'] });
const words: GameCardWords = {
  play: (title) => 'Play ' + title,
  favourite: (title) => 'Keep ' + title,
  start: 'Play',
  hot: 'Hot',
  jackpot: 'Jackpot',
  fresh: 'New',
  maintenance: 'Being looked after',
};

interface Bet {
  id: string;
  game: string;
  stake: string;
  won: boolean;
}
const bets: Bet[] = games.slice(0, 20).map(({ id, title }, index) => ({
  id,
  game: title,
  stake: (index + 1) + '.00',
  won: index % 3 === 0,
}));
const columns: RecordColumn<Bet>[] = [
  { id: 'game', header: 'Game', role: 'title', cell: ({ game }) => game },
  { id: 'stake', header: 'Stake', role: 'result', align: 'end', cell: ({ stake }) => stake },
  { id: 'state', header: 'State', role: 'detail', cell: ({ won }) => <Badge tone={won ? 'positive' : 'neutral'}>{won ? 'Won' : 'Lost'}</Badge> },
];

function Lobby() {
  const [chosen, setChosen] = useState<string | null>(null);
  const game = games.find(({ id }) => id === chosen);
  return (
    <main>
    <Stack gap={6}>
      <Text as="h1" size="displayLg">Lobby</Text>
      <GameGrid label="All games" games={games} favourites={favourites} onPlay={setChosen} words={words} />
      <RecordTable caption="Last bets" columns={columns} rows={bets} rowId={({ id }) => id} load={{ kind: 'ready' }} />
      <Button kind="primary" onClick={() => setChosen('1')}>Play the first</Button>
      <Dialog open={game !== undefined} title="About this game" onClose={() => setChosen(null)} words={{ close: 'Close' }}>
        {game && (
          <GameSheet
            title={game.title}
            studio={game.studio}
            picture={game.picture}
            facts={[{ label: 'Return to player', value: '96.40%' }]}
            state="ready"
            onPlay={() => setChosen(null)}
            words={{ play: 'Play', maintenance: 'Being looked after', facts: 'Facts' }}
          />
        )}
      </Dialog>
    </Stack>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Lobby />);
`;

const html = `<!doctype html><html lang="en" dir="ltr" data-brand="plain" data-theme="light"><head><title>Lobby</title></head>
<body><div id="root"></div><script type="module" src="./peer.tsx"></script></body></html>`;

/** Builds that page. Returns the folder, and what its own script and styles weigh in bytes with gzip, React included. */
export async function buildPeerPage({ folder }: Consumer): Promise<{ folder: string; script: number; styles: number }> {
  writeFileSync(join(folder, 'peer.tsx'), peerPage);
  writeFileSync(join(folder, 'peer.html'), html);
  const outDir = join(folder, 'peer');
  const result = await build({
    root: folder,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    // The tests run with another environment, in which React is the slow one for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir, rolldownOptions: { input: join(folder, 'peer.html') } },
  });
  const files = 'output' in result ? result.output.map(({ fileName }) => fileName) : [];
  const weigh = (ending: string) =>
    files
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, name))).length, 0);
  return { folder: outDir, script: weigh('.js'), styles: weigh('.css') };
}
