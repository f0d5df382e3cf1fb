import { type LiveTable, leadTable, sideOf } from '@baize/domain';
import { LeadTable, PageHeader, Skeleton } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { paths } from '../../../core/routing/paths.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useOpenGame } from '../open/useOpenGame.ts';
import { CategoryHero } from './CategoryHero.tsx';
import { useSeconds, useTables } from './useTables.ts';
import { useTableStatus, useTableWords } from './useTableWords.ts';

/** Shows the busiest table with a free seat; without tables, the head of any category (CAT-07). */
export function LiveHero() {
  const text = useText();
  const answer = useTables({ polls: false });
  const tables = answer.value;
  if (tables?.length === 0 || (!tables && answer.error)) return <CategoryHero />;
  const lead = tables && leadTable(tables);
  const players = (tables ?? []).reduce((sum, table) => sum + (table.players ?? 0), 0);
  return (
    <PageHeader
      kind="row"
      title={text('nav.live')}
      lead={tables ? text('tables.lead', { tables: tables.length, players }) : ''}
    >
      {lead ? <Lead table={lead} askedAt={answer.askedAt} /> : !tables && <Skeleton shape="leadOffer" />}
    </PageHeader>
  );
}

const sides = ['banker', 'player', 'tie'] as const;

function Lead({ table, askedAt }: { table: LiveTable; askedAt: number | null }) {
  const text = useText();
  const pictures = usePictures();
  const now = useSeconds();
  const { bets, language, results } = useTableWords()(table);
  const status = useTableStatus()(table, now, askedAt);
  const open = useOpenGame();
  const { seats, players: taken, shoe, vendorName: studio } = table;
  const facts = [
    { id: 'bets' as const, value: bets },
    { id: 'seats' as const, value: seats !== null && taken !== null && text('tables.seats.of', { taken, seats }) },
    { id: 'shoe' as const, value: shoe !== null && text('tables.shoe', { count: shoe }) },
  ];
  return (
    <LeadTable
      table={{ id: table.id, href: paths.game(table.id), name: table.name, picture: pictures(table.picture) }}
      text={
        language
          ? text('tables.busiest', { studio, language: language.name })
          : text('tables.busiest.plain', { studio })
      }
      status={status}
      facts={facts.flatMap(({ id, value }) => (value ? [{ id, label: text(`tables.fact.${id}`), value }] : []))}
      results={results}
      counts={sides.map((side) => ({
        side,
        label: text(`tables.mark.${side}`),
        value: table.results.filter((mark) => sideOf(mark) === side).length,
      }))}
      play={text('tables.seat')}
      onPlay={open}
    />
  );
}
