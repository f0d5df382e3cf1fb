import { type AccountRecord, noticeTime } from '@baize/domain';
import { accountRecord } from '@baize/gateway';
import { Button, type DescriptionListProps, Inline, StatusBadge } from '@baize/ui';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useLanguage, usePlays } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { RecordDetail } from '../../../shared/records/RecordDetail.tsx';
import { stateLooks } from '../../../shared/records/stateLooks.ts';
import { type RecordMoney, useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { useAccountView } from '../../../shared/records/useRecordView.ts';

export function AccountDetail({ reference }: { reference: string }) {
  const text = useText();
  const { view, hrefOf } = useAccountView();
  const { hrefOf: pageHref } = useCentre();
  const language = useLanguage();
  const answer = useEndpoint(accountRecord, usePlays() ? { reference, language } : null);
  const money = useRecordMoney(answer.value?.currency);
  const record = answer.value?.record;
  const waits = record?.receipt !== null;
  return (
    <RecordDetail
      reference={reference}
      backHref={hrefOf({ ...view, open: null })}
      answer={answer}
      items={record ? itemsOf(record, text, money) : []}
    >
      {record?.type === 'withdrawal' && (
        <Inline gap={0}>
          <Button kind={waits ? 'primary' : 'neutral'} href={pageHref('withdraw', { movement: reference })}>
            {text(waits ? 'records.receipt' : 'records.receipt.open')}
          </Button>
        </Inline>
      )}
    </RecordDetail>
  );
}

const itemsOf = (record: AccountRecord, text: Translate, money: RecordMoney): DescriptionListProps['items'] => [
  {
    id: 'status',
    term: text('records.status'),
    value: <StatusBadge status={stateLooks[record.status]} label={text(`movement.state.${record.status}`)} />,
  },
  { id: 'applied', term: text('records.applied'), value: noticeTime(record.at) },
  { id: 'type', term: text('records.type'), value: text(`records.type.${record.type}`) },
  { id: 'name', term: text('records.name'), value: record.name ?? '–' },
  { id: 'amount', term: text('records.amount'), value: money.signed(record.amount) },
  { id: 'remark', term: text('records.remark'), value: record.remark ?? '–' },
];
