import { combinationsOf, type LotteryBet, noticeTime } from '@baize/domain';
import { lotteryBets } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import { Balls, type RecordColumn, RecordTable, StatusBadge, twoLineCell } from '@baize/ui';
import { useMemo } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { type Translate, useText } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { endOf } from '../../shared/page/Pages.tsx';
import { RecordPages } from './RecordPages.tsx';
import { useLotteryView } from './useLotteryView.ts';
import { pickText, playName } from './words.ts';

const none: readonly LotteryBet[] = [];

export function BetRecords() {
  const text = useText();
  const money = useMoney();
  const language = useLanguage();
  const { view } = useLotteryView();
  const answer = useEndpoint(lotteryBets, { page: view.page, language }, { every: 15_000 });
  const columns = useMemo(() => columnsOf(text, money), [text, money]);
  const rows = answer.value?.bets ?? none;
  const empty = { title: text('lottery.bets.empty'), text: text('lottery.bets.empty.text') };
  return (
    <RecordTable
      caption={text('lottery.records.bets')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      load={loadOf(answer, text, { empty, isEmpty: rows.length === 0 })}
      pages={<RecordPages {...endOf(answer.value)} busy={answer.refreshing} />}
    />
  );
}

const columnsOf = (text: Translate, money: (amount: string | null) => string | null): RecordColumn<LotteryBet>[] => [
  {
    id: 'name',
    header: text('lottery.column.name'),
    role: 'title',
    cell: ({ name, issue }) => twoLineCell({ main: name, note: issue }),
  },
  {
    id: 'lines',
    header: text('lottery.lines'),
    role: 'detail',
    plain: true,
    cell: ({ lines }) =>
      lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed bet never move
        <div key={at}>
          {text('lottery.bet.line', {
            play: playName(line.type, text),
            pick: inOrder(pickText(line, text)),
            bets: combinationsOf(line),
            stake: inOrder(money(line.stake) ?? ''),
          })}
        </div>
      )),
  },
  {
    id: 'balls',
    header: text('lottery.column.balls'),
    role: 'detail',
    plain: true,
    cell: ({ balls }) => (balls.length > 0 ? <Balls size="sm" balls={balls} label={text('home.drawn')} /> : '–'),
  },
  {
    id: 'time',
    header: text('lottery.column.placed'),
    role: 'detail',
    plain: true,
    cell: ({ placed }) => <bdi>{noticeTime(placed)}</bdi>,
  },
  {
    id: 'stake',
    header: text('lottery.column.stake'),
    role: 'detail',
    align: 'end',
    cell: ({ total }) => <bdi>{money(total)}</bdi>,
  },
  {
    id: 'prize',
    header: text('lottery.column.prize'),
    role: 'detail',
    align: 'end',
    cell: ({ prize }) => <bdi>{money(prize) ?? '–'}</bdi>,
  },
  {
    id: 'status',
    header: text('lottery.column.status'),
    role: 'result',
    plain: true,
    cell: ({ status }) => <StatusBadge status={status} label={text(`lottery.status.${status}` as MessageId)} />,
  },
];
