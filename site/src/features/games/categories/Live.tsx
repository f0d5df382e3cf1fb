import {
  countKinds,
  findTables,
  type LiveTable,
  leadTable,
  readTableFilter,
  type TableFilter,
  tableQuery,
} from '@baize/domain';
import {
  Button,
  Empty,
  Grid,
  LoadFrame,
  LoadMore,
  Section,
  Sections,
  Stack,
  TableCard,
  Text,
  VisuallyHidden,
} from '@baize/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/language/useText.ts';
import { Part } from '../../../core/loading/Boundary.tsx';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useFavourites } from '../../../data/favourites.ts';
import { useCardWords } from '../../../data/games.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useVendorLanes } from '../../../data/vendors.ts';
import { TablesSkeleton } from '../../../shared/page/furtherSkeletons.tsx';
import { RouteBanner } from '../../../shared/page/RouteBanner.tsx';
import { useOpenGame } from '../open/useOpenGame.ts';
import { Category } from './Category.tsx';
import { TableFilters } from './TableFilters.tsx';
import { useSeconds, useTables } from './useTables.ts';
import { useTableStatus, useTableWords } from './useTableWords.ts';
import { VendorCards } from './VendorCards.tsx';

/** Shows the floor of live tables; without tables, the studios and their games as any category does (CAT-07). */
export function Live() {
  const answer = useTables({ polls: true });
  const tables = answer.value;
  if (tables?.length === 0 || (!tables && answer.error)) return <Category />;
  return (
    <Sections>
      <LoadFrame load={{ kind: tables ? 'ready' : 'loading' }} skeleton={<TablesSkeleton />}>
        {tables && <Floor tables={tables} askedAt={answer.askedAt} />}
      </LoadFrame>
      <Part of={Studios} />
      <Part of={RouteBanner} size="sm" />
    </Sections>
  );
}

const step = 12;

function Floor({ tables, askedAt }: { tables: readonly LiveTable[]; askedAt: number | null }) {
  const text = useText();
  const navigate = useSiteNavigate();
  const [search] = useSearchParams();
  const filter = readTableFilter(search);
  const key = tableQuery(filter);
  const [more, setMore] = useState({ key, count: step });
  const count = more.key === key ? more.count : step;
  const found = findTables(tables, filter);
  const closed = found.filter((table) => table.closed).length;
  // The table that leads the page is no card as well.
  const lead = key === '' ? leadTable(tables) : null;
  const cards = found.filter((table) => table !== lead);
  const change = (next: Partial<TableFilter>) =>
    navigate(paths.live + tableQuery({ ...filter, ...next }), { replace: true, preventScrollReset: true });
  return (
    <Stack gap={4}>
      <h2>
        <VisuallyHidden>{text('tables.list')}</VisuallyHidden>
      </h2>
      <TableFilters
        tables={tables}
        filter={filter}
        kinds={countKinds(tables, filter)}
        counted={text('tables.counted', { open: found.length - closed, closed })}
        onChange={change}
      />
      {cards.length === 0 ? (
        <Empty title={text('tables.none')} actions={<Button href={paths.live}>{text('tables.clear')}</Button>} />
      ) : (
        <Cards tables={cards.slice(0, count)} askedAt={askedAt} />
      )}
      {cards.length > step && (
        <LoadMore
          shown={Math.min(count, cards.length)}
          total={cards.length}
          state={{ kind: count < cards.length ? 'ready' : 'end' }}
          onLoadMore={() => setMore({ key, count: count + step })}
          words={{
            more: text('tables.more'),
            retry: text('frame.retry'),
            count: (shown, total) => text('tables.shown', { shown, total }),
          }}
        />
      )}
      <Text size="caption" tone="muted">
        {text('tables.note')}
      </Text>
    </Stack>
  );
}

function Cards({ tables, askedAt }: { tables: readonly LiveTable[]; askedAt: number | null }) {
  const pictures = usePictures();
  const now = useSeconds();
  const wordsOf = useTableWords();
  const statusOf = useTableStatus();
  const favourites = useFavourites(useMemo(() => tables.map(gameOf), [tables]));
  const play = useOpenGame();
  const words = useCardWords();
  return (
    <Grid columns="tables">
      {tables.map((table) => (
        <TableCard
          key={table.id}
          {...wordsOf(table)}
          table={{
            id: table.id,
            href: paths.game(table.id),
            name: table.name,
            studio: table.vendorName,
            picture: pictures(table.picture),
          }}
          status={statusOf(table, now, askedAt)}
          favourites={favourites}
          onPlay={play}
          words={words}
        />
      ))}
    </Grid>
  );
}

const gameOf = ({ id, vendor, name }: LiveTable) => ({ id, vendor, title: name, type: 'LIVE' as const });

function Studios() {
  const text = useText();
  const { lanes } = useVendorLanes('LIVE');
  const vendors = lanes.flatMap(({ cards }) => cards);
  if (vendors.length === 0) return null;
  return (
    <Section title={text('categories.studios')}>
      <VendorCards vendors={vendors} />
    </Section>
  );
}
