import { type BetRecord, combinationsOf, type LotteryBet, noticeTime } from '@baize/domain';
import { bettingRecord } from '@baize/gateway';
import { Balls, type DescriptionListProps, Stack, StatusBadge, Text } from '@baize/ui';
import { inOrder } from '../../../core/language/isolate.ts';
import { type Translate, useText } from '../../../core/language/useText.ts';
import { useLanguage, usePlays } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { categoryName } from '../../../shared/records/categoryName.ts';
import { RecordDetail } from '../../../shared/records/RecordDetail.tsx';
import { betLooks } from '../../../shared/records/recordLooks.ts';
import { type RecordMoney, useRecordMoney } from '../../../shared/records/useRecordMoney.tsx';
import { useBetView } from '../../../shared/records/useRecordView.ts';
import { pickText, playName } from '../../lottery/words.ts';

type Items = DescriptionListProps['items'];

export function BetDetail({ reference }: { reference: string }) {
  const text = useText();
  const { view, hrefOf } = useBetView();
  const language = useLanguage();
  const answer = useEndpoint(bettingRecord, usePlays() ? { reference, language } : null);
  const { value } = answer;
  const money = useRecordMoney(value?.currency);
  const items: Items = value
    ? [
        ...itemsOf(value.bet, value.settledAt, text, money),
        ...(value.lottery ? lotteryItems(value.lottery, text, money) : []),
      ]
    : [];
  return (
    <RecordDetail reference={reference} backHref={hrefOf({ ...view, open: null })} answer={answer} items={items}>
      <Text size="caption" tone="muted">
        {text('records.valid.hint')}
      </Text>
    </RecordDetail>
  );
}

const itemsOf = (bet: BetRecord, settledAt: number | null, text: Translate, money: RecordMoney): Items => [
  {
    id: 'status',
    term: text('records.status'),
    value: <StatusBadge status={betLooks[bet.status]} label={text(`records.bet.${bet.status}`)} />,
  },
  { id: 'time', term: text('records.time'), value: noticeTime(bet.at) },
  {
    id: 'settled',
    term: text('records.detail.settled'),
    value: bet.status === 'pending' ? text('records.detail.running') : noticeTime(settledAt),
  },
  { id: 'category', term: text('records.category'), value: categoryName(text, bet.category) },
  { id: 'vendor', term: text('records.vendor'), value: bet.vendorName },
  { id: 'game', term: text('records.game'), value: bet.game },
  { id: 'stake', term: text('records.stake'), value: money.plain(bet.stake) },
  { id: 'valid', term: text('records.valid'), value: money.plain(bet.valid) },
  { id: 'payout', term: text('records.payout'), value: money.plain(bet.payout) },
  { id: 'result', term: text('records.result'), value: money.signed(bet.result) },
];

const lotteryItems = ({ issue, lines, balls }: LotteryBet, text: Translate, money: RecordMoney): Items => [
  { id: 'issue', term: text('records.detail.issue'), value: issue },
  {
    id: 'lines',
    term: text('records.detail.lines'),
    value: (
      <Stack gap={1}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed bet never move
          <Text as="span" key={at}>
            {text('lottery.bet.line', {
              play: playName(line.type, text),
              pick: inOrder(pickText(line, text)),
              bets: combinationsOf(line),
              stake: inOrder(money.plain(line.stake)),
            })}
          </Text>
        ))}
      </Stack>
    ),
  },
  ...(balls.length > 0
    ? [
        {
          id: 'numbers',
          term: text('records.detail.numbers'),
          value: <Balls size="sm" balls={balls} label={text('records.detail.numbers')} />,
        },
      ]
    : []),
];
