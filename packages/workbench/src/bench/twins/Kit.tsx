import {
  Button,
  Container,
  type GameSummary,
  type RecordColumn,
  RecordTable,
  SearchField,
  Text,
  twoLineCell,
} from '@baize/ui';
import { GameGrid } from '@baize/ui/lobby';
import { Dialog } from '@baize/ui/overlays';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { games, rowCount, toggleTheme } from './asked.ts';
import { type Round, rounds } from './rounds.ts';

const summaries: readonly GameSummary[] = games.map((game) => ({
  id: String(game.nodeId),
  href: `#${game.nodeId}`,
  title: game.gameName,
  studio: game.vassalageName,
  picture: [game.icon],
  tags: [
    game.isHot ? ('hot' as const) : null,
    game.isJackpot ? ('jackpot' as const) : null,
    game.isNew ? ('new' as const) : null,
  ]
    .filter((tag) => tag !== null)
    .slice(0, 1),
  state: 'ready',
}));

const cardWords = {
  play: (title: string) => `Play ${title}`,
  favourite: (title: string) => `Favourite ${title}`,
  start: 'Play',
  hot: 'Hot',
  jackpot: 'Jackpot',
  fresh: 'New',
  maintenance: 'Under maintenance',
};

const kept = new Set<string>();
const listeners = new Set<() => void>();
const favourites = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  has: (id: string) => kept.has(id),
  toggle: (id: string) => {
    if (!kept.delete(id)) kept.add(id);
    for (const listener of listeners) listener();
  },
};

const columns: readonly RecordColumn<Round>[] = [
  { id: 'time', header: 'Time', role: 'detail', cell: ({ id, time }) => twoLineCell({ main: time, note: id }) },
  { id: 'game', header: 'Game', role: 'title', cell: ({ game, studio }) => twoLineCell({ main: game, note: studio }) },
  { id: 'stake', header: 'Stake', role: 'detail', align: 'end', cell: ({ stake }) => stake },
  { id: 'result', header: 'Result', role: 'result', align: 'end', cell: ({ result }) => result },
];

/** Twin of `Hand`, built from the design system as an outside user would write it. */
export function Kit() {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<GameSummary | null>(null);
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(0);
  const name = useDeferredValue(typed.trim().toLowerCase());
  const found = useMemo(() => summaries.filter(({ title }) => title.toLowerCase().includes(name)), [name]);
  const rows = useMemo(() => rounds(rowCount, page), [page]);
  const onPlay = useCallback((id: string) => {
    setChosen(summaries.find((game) => game.id === id) ?? null);
    setOpen(true);
  }, []);
  return (
    <Container>
      <Text as="h1" size="displaySm">
        Games
      </Text>
      <Button onClick={toggleTheme}>Theme</Button>
      <Button onClick={() => setShown(!shown)}>Show</Button>
      <Button onClick={() => setPage(page + 1)}>Next</Button>
      <SearchField label="Game name" value={typed} onValueChange={setTyped} words={{ clear: 'Clear' }} />
      <GameGrid games={shown ? found : []} favourites={favourites} onPlay={onPlay} words={cardWords} label="Games" />
      <RecordTable caption="Rounds" columns={columns} rows={rows} rowId={({ id }) => id} load={{ kind: 'ready' }} />
      <Dialog open={open} title={chosen?.title ?? ''} onClose={() => setOpen(false)} words={{ close: 'Close' }}>
        <Text>{chosen?.studio ?? ''}</Text>
      </Dialog>
    </Container>
  );
}
