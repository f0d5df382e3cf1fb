import { type BetRecord, noticeTime } from '@baize/domain';
import { Picture, type RecordColumn, StatusBadge, twoLineCell } from '@baize/ui';
import type { Translate } from '../../core/language/useText.ts';
import type { Pictures } from '../../data/pictures.ts';
import { figureColumns } from './figureColumns.ts';
import { RecordReference } from './ReferenceLink.tsx';
import { betLooks } from './recordLooks.ts';
import type { RecordMoney } from './useRecordMoney.tsx';

export interface CellContext {
  text: Translate;
  money: RecordMoney;
  /** Address of a record's details; null without any. */
  openHref: ((reference: string) => string) | null;
  /** Time zone of the times, unless the viewer's. */
  zone?: string | undefined;
}

export const betColumns = (
  { text, money, openHref, zone }: CellContext,
  pictures: Pictures,
): readonly RecordColumn<BetRecord>[] => [
  {
    id: 'time',
    header: text('records.time'),
    cell: ({ at, reference }) =>
      twoLineCell({ main: noticeTime(at, zone), note: <RecordReference reference={reference} openHref={openHref} /> }),
    role: 'detail',
    plain: true,
  },
  {
    id: 'game',
    header: text('records.game'),
    cell: ({ game, vendorName, picture }) =>
      twoLineCell({
        art: <Picture sources={pictures(picture)} alt="" width={30} height={36} />,
        main: game,
        note: vendorName,
      }),
    role: 'title',
  },
  ...figureColumns(['stake', 'valid', 'result'], text, money),
  {
    id: 'status',
    header: text('records.status'),
    cell: ({ status }) => <StatusBadge status={betLooks[status]} label={text(`records.bet.${status}`)} />,
    role: 'detail',
    plain: true,
  },
];
