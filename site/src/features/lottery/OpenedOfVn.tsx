import { openedNumbers } from '@baize/gateway';
import { RecordTable } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useLanguage } from '../../core/services/services.ts';
import { loadOf } from '../../data/load.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { drawColumns } from './drawColumns.tsx';
import { RecordPages } from './RecordPages.tsx';
import { useLotteryView } from './useLotteryView.ts';

const asked = 100;
const perPage = 10;

export function OpenedOfVn() {
  const text = useText();
  const language = useLanguage();
  const { view } = useLotteryView();
  const answer = useEndpoint(openedNumbers, { count: asked, language }, { every: 60_000 });
  const columns = useMemo(() => drawColumns(text, true), [text]);
  const pages = Math.ceil((answer.value?.length ?? 0) / perPage);
  const from = (Math.min(view.page, Math.max(1, pages)) - 1) * perPage;
  const rows = useMemo(() => (answer.value ?? []).slice(from, from + perPage), [answer.value, from]);
  return (
    <RecordTable
      caption={text('lottery.records.vn')}
      columns={columns}
      rows={rows}
      rowId={({ code, issue }) => `${code} ${issue}`}
      load={loadOf(answer, text, { empty: { title: text('lottery.opened.empty') }, isEmpty: rows.length === 0 })}
      pages={<RecordPages total={pages} busy={answer.refreshing} />}
    />
  );
}
