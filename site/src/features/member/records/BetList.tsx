import { type BetRecord, firstBetView, recordPageSize, withFilters } from '@baize/domain';
import { bettingRecords } from '@baize/gateway';
import { useCallback, useMemo } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguage, usePlays } from '../../../core/services/services.ts';
import { usePictures } from '../../../data/pictures.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { betFilters } from '../../../shared/records/askedFilters.ts';
import { BetFilters } from '../../../shared/records/BetFilters.tsx';
import { betColumns } from '../../../shared/records/betColumns.tsx';
import { ExportButton } from '../../../shared/records/ExportButton.tsx';
import { RecordList } from '../../../shared/records/RecordList.tsx';
import { useBetExport } from '../../../shared/records/useBetExport.ts';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import { useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useBetView } from '../../../shared/records/useRecordView.ts';

const none: readonly BetRecord[] = [];

export function BetList({ from }: { from: string | null }) {
  const text = useText();
  const control = useBetView();
  const { view, hrefOf, choose } = control;
  const span = useRecordSpan(view.dates);
  const plays = usePlays();
  const asked = { ...betFilters(view), from: span.from, to: span.to, language: useLanguage() };
  const input = { ...asked, page: view.page, pageSize: recordPageSize };
  const { answer, page } = useKeepPrevious(
    useEndpoint(bettingRecords, plays ? input : null),
    JSON.stringify(asked),
    view.page,
  );
  const { value } = answer;
  const bring = useBetExport(view, span);
  const money = useRecordMoney(value?.currency);
  const pictures = usePictures();
  const openHref = useCallback((reference: string) => hrefOf({ ...view, open: reference }), [hrefOf, view]);
  const columns = useMemo(() => betColumns({ text, money, openHref }, pictures), [text, money, openHref, pictures]);
  return (
    <RecordList
      caption={text('member.page.personalHistoryCopy')}
      control={control}
      answer={answer}
      page={page}
      rows={value?.bets ?? none}
      columns={columns}
      totals={
        value?.totals && {
          label: text('records.total', { count: value.totals.count }),
          values: {
            stake: money.plain(value.totals.stake),
            valid: money.plain(value.totals.valid),
            result: money.signed(value.totals.result),
          },
        }
      }
      first={firstBetView}
      filters={
        <BetFilters
          view={view}
          onFilters={(filters) => choose((now) => withFilters(now, filters))}
          onReset={() => choose(() => firstBetView)}
        />
      }
      aside={<ExportButton bring={bring} />}
      from={from}
    />
  );
}
