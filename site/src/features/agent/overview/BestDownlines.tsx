import { shareOf } from '@baize/domain';
import { Avatar, type RecordColumn, RecordTable, twoLineCell } from '@baize/ui';
import { useMemo } from 'react';
import { inOrder } from '../../../core/language/isolate.ts';
import { usePercent } from '../../../core/language/usePercent.ts';
import { useText } from '../../../core/language/useText.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { deltaOf } from './deltaOf.ts';
import type { Overview } from './useOverview.ts';

type Best = Overview['best'][number];

export function BestDownlines({ overview: { best, current, currency } }: { overview: Overview }) {
  const text = useText();
  const money = useRecordMoney(currency);
  const percent = usePercent();
  const pictures = usePictures();
  const columns = useMemo(
    (): readonly RecordColumn<Best>[] => [
      {
        id: 'member',
        header: text('agent.overview.best.member'),
        cell: ({ member, validBets }) =>
          twoLineCell({
            art: <Avatar picture={member.avatar ? pictures(member.avatar) : []} alt="" />,
            main: <bdi>{member.name}</bdi>,
            note: text('agent.overview.best.note', {
              kind: member.agent ? 'agent' : 'player',
              share: inOrder(percent(((shareOf(validBets, current.validBets) ?? 0) * 100).toFixed(1))),
            }),
          }),
        role: 'title',
      },
      {
        id: 'validBets',
        header: text('agent.overview.validBets'),
        cell: ({ validBets, beforeValidBets }) =>
          twoLineCell({
            main: money.plain(validBets),
            note: deltaOf(validBets, beforeValidBets, true)?.text ?? '',
          }),
        align: 'end',
        role: 'result',
      },
    ],
    [text, money, percent, pictures, current.validBets],
  );
  return (
    <RecordTable
      caption={text('agent.overview.best')}
      captionShown
      columns={columns}
      rows={best}
      rowId={({ member }) => member.account}
      load={
        best.length === 0
          ? { kind: 'empty', title: text('agent.overview.best.none'), text: text('agent.overview.best.none.text') }
          : { kind: 'ready' }
      }
    />
  );
}
