import type { Vendor } from '@baize/domain';
import { gameList } from '@baize/gateway';
import { GameCard, Grid, LoadFrame, LoadMore, type LoadMoreState, Skeleton, Stack } from '@baize/ui';
import { useRef, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useCardWords, useSummaries } from '../../../data/games.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useOpenGame } from './useOpenGame.ts';

const step = 24;
/** Maximum page size. */
const most = 96;

/** Loads one longer page instead of several; the shorter one stays until it arrives. */
export function VendorGameList({ vendor }: { vendor: Vendor }) {
  const text = useText();
  const language = useLanguage();
  const [size, setSize] = useState(step);
  const answer = useEndpoint(gameList, {
    gameType: vendor.type,
    vendor: vendor.code,
    pageSize: size,
    language,
  });
  const last = useRef(answer.value);
  if (answer.value) last.current = answer.value;
  const shown = answer.value ?? last.current;
  const games = useSummaries(shown?.games, true);
  const play = useOpenGame();
  const words = useCardWords();
  const total = shown?.total ?? games.length;
  const stateOfMore = (): LoadMoreState => {
    const busy = answer.loading || answer.refreshing;
    if (answer.error && !busy) return { kind: 'failed', text: errorText(text, answer.error) };
    if (games.length >= total || size >= most) return { kind: 'end' };
    return { kind: busy ? 'loading' : 'ready' };
  };
  const load = loadOf({ ...answer, value: shown }, text, {
    title: text('categories.games.failed', { studio: vendor.name }),
    empty: { title: text('categories.list.empty') },
    isEmpty: games.length === 0,
  });
  return (
    <LoadFrame load={load} skeleton={<Skeleton shape="panel" />}>
      <Stack gap={6}>
        <Grid columns="wide">
          {games.map((game) => (
            <GameCard key={game.id} game={game} shape="wide" onPlay={play} words={words} />
          ))}
        </Grid>
        {total > step && (
          <LoadMore
            shown={games.length}
            total={total}
            state={stateOfMore()}
            onLoadMore={() => (answer.error ? void answer.retry() : setSize((now) => now + step))}
            words={{
              more: text('lobby.more', { count: Math.min(step, total - games.length) }),
              retry: text('frame.retry'),
              count: (some, all) => text('lobby.shown', { shown: some, total: all }),
            }}
          />
        )}
      </Stack>
    </LoadFrame>
  );
}
