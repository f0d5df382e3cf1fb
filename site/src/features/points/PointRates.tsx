import type { PointType } from '@baize/domain';
import { DescriptionList, LoadFrame, type RecordColumn, RecordTable, Section, Sections, Skeleton } from '@baize/ui';
import { useMemo } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePointText } from '../../core/services/usePointText.ts';
import { loadOf } from '../../data/load.ts';
import { usePointConfig } from './usePoints.ts';

interface Earning {
  type: PointType;
  amount: string;
}

export function PointRates() {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const answer = usePointConfig();
  const columns = useMemo<readonly RecordColumn<Earning>[]>(
    () => [
      {
        id: 'type',
        header: text('points.detail.type'),
        cell: ({ type }) => text(`points.type.${type}`),
        role: 'title',
        plain: true,
      },
      {
        id: 'each',
        header: text('points.rates.each'),
        cell: ({ amount }) => <bdi>{money(amount)}</bdi>,
        align: 'end',
        role: 'result',
      },
    ],
    [text, money],
  );
  const rate = answer.value?.rate;
  const one = money('1');
  const count = (points: string) => text('points.count', { points: pointText(points) });
  const rows = answer.value?.earning ?? [];
  return (
    <Sections>
      <Section title={text('points.rates.earn')}>
        <RecordTable
          caption={text('points.rates.earn')}
          columns={columns}
          rows={rows}
          rowId={({ type }) => type}
          load={loadOf(answer, text, { empty: { title: text('list.empty') }, isEmpty: rows.length === 0 })}
        />
      </Section>
      <Section title={text('points.rates.spend')}>
        <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="line" count={3} />}>
          {rate && (
            <DescriptionList
              items={[
                {
                  id: 'rate',
                  term: text('points.rates.rate'),
                  value: one && text('points.worth', { points: pointText(rate.points), amount: inOrder(one) }),
                },
                { id: 'min', term: text('points.rates.min'), value: count(rate.min) },
                { id: 'max', term: text('points.rates.max'), value: count(rate.max) },
              ]}
            />
          )}
        </LoadFrame>
      </Section>
    </Sections>
  );
}
