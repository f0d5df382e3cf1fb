import type { Draw } from '@baize/domain';
import { drawHistory } from '@baize/gateway';
import { RecordTable } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { endOf } from '../../shared/page/Pages.tsx';
import { drawColumns } from './drawColumns.tsx';
import { RecordPages } from './RecordPages.tsx';
import { useChosenLottery } from './useLotteries.ts';
import { useLotteryView } from './useLotteryView.ts';

const none: readonly Draw[] = [];

export function OpenedNumbers() {
  const text = useText();
  const language = useLanguage();
  const { view } = useLotteryView();
  const { code } = useChosenLottery();
  const answer = useEndpoint(drawHistory, code ? { gameCode: code, page: view.page, language } : null);
  const columns = useMemo(() => drawColumns(text, false), [text]);
  const rows = answer.value?.draws ?? none;
  return (
    <RecordTable
      caption={text('lottery.records.opened')}
      columns={columns}
      rows={rows}
      rowId={({ issue }) => issue}
      load={loadOf(answer, text, { empty: { title: text('lottery.opened.empty') }, isEmpty: rows.length === 0 })}
      pages={<RecordPages {...endOf(answer.value)} busy={answer.refreshing} />}
    />
  );
}
