import { firstMall } from '@baize/domain';
import type { Redemption } from '@baize/gateway';
import { Button, DescriptionList, Stack, StatusBadge, Text } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { useMoney } from '../../core/services/useMoney.ts';
import { usePointText } from '../../core/services/usePointText.ts';
import { mallPath } from './mallPath.ts';
import { statusLooks } from './statusLooks.ts';

interface ReceiptProps {
  /** Null when only the outcome is known. */
  redemption: Redemption | null;
  what: string;
  reference: string | null;
}

export function Receipt({ redemption, what, reference }: ReceiptProps) {
  const text = useText();
  const pointText = usePointText();
  const money = useMoney();
  const way = useRef<HTMLAnchorElement>(null);
  // The clicked button is gone, so move the focus.
  useEffect(() => way.current?.focus(), []);
  const number = redemption?.reference ?? reference;
  const items = [
    ...(number ? [{ id: 'reference', term: text('points.record.reference'), value: number }] : []),
    ...(redemption
      ? [
          {
            id: 'points',
            term: text('points.detail.points'),
            value: pointText(`-${redemption.points}`, true),
          },
          {
            id: 'status',
            term: text('points.record.status'),
            value: (
              <StatusBadge status={statusLooks[redemption.status]} label={text(`points.status.${redemption.status}`)} />
            ),
          },
        ]
      : []),
  ];
  return (
    <Stack gap={4}>
      <div role="status">
        <Text size="title">{title()}</Text>
        {redemption?.status === 'in-progress' && <Text tone="secondary">{text('points.redeem.waiting.text')}</Text>}
      </div>
      <DescriptionList items={items} />
      <Button ref={way} kind="primary" size="lg" wide href={mallPath({ ...firstMall, tab: 'records' })}>
        {text('points.toRecords')}
      </Button>
    </Stack>
  );

  function title() {
    if (!redemption) return text('money.fate.done', { what });
    if (redemption.kind === 'cash')
      return text('points.convert.done', { amount: inOrder(money(redemption.received) ?? '') });
    return text(redemption.status === 'in-progress' ? 'points.redeem.waiting' : 'points.redeem.approved', {
      name: what,
    });
  }
}
