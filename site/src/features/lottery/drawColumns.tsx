import { type Draw, noticeTime } from '@baize/domain';
import { Balls, type RecordColumn } from '@baize/ui';
import type { Translate } from '../../core/language/useText.ts';

export function drawColumns(text: Translate, named: boolean): readonly RecordColumn<Draw>[] {
  const name: RecordColumn<Draw> = {
    id: 'name',
    header: text('lottery.column.name'),
    role: 'title',
    cell: ({ name: shown }) => <bdi>{shown}</bdi>,
  };
  return [
    ...(named ? [name] : []),
    {
      id: 'issue',
      header: text('lottery.column.issue'),
      role: named ? 'detail' : 'title',
      cell: ({ issue }) => <bdi>{issue}</bdi>,
    },
    {
      id: 'balls',
      header: text('lottery.column.balls'),
      role: 'detail',
      plain: true,
      cell: ({ balls, bonus }) => (
        <Balls
          size="sm"
          balls={balls}
          bonus={bonus ? { value: bonus, label: text('home.bonusBall') } : undefined}
          label={text('home.drawn')}
        />
      ),
    },
    {
      id: 'time',
      header: text('lottery.column.time'),
      role: 'detail',
      plain: true,
      align: 'end',
      cell: ({ opened }) => <bdi>{noticeTime(opened)}</bdi>,
    },
  ];
}
