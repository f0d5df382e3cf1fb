import {
  Button,
  DescriptionList,
  type DescriptionListProps,
  Empty,
  Inline,
  LoadFrame,
  Skeleton,
  Stack,
  Text,
} from '@baize/ui';
import { CopyButton } from '@baize/ui/overlays';
import { type ReactNode, useEffect, useRef } from 'react';
import { inOrder } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { loadOf } from '../../data/load.ts';
import type { Answer } from '../../data/useEndpoint.ts';

interface RecordDetailProps {
  reference: string;
  backHref: string;
  answer: Answer<unknown>;
  /** All fields except the number; empty until loaded. */
  items: DescriptionListProps['items'];
  children?: ReactNode;
}

export function RecordDetail({ reference, backHref, answer, items, children }: RecordDetailProps) {
  const text = useText();
  const back = useRef<HTMLAnchorElement>(null);
  // The link that led here is gone, so move the focus.
  useEffect(() => back.current?.focus(), []);
  const number = {
    id: 'reference',
    term: text('records.reference'),
    value: reference,
    actions: (
      <CopyButton
        kind="icon"
        text={reference}
        words={{
          copy: text('records.reference.copy', { reference }),
          copied: text('records.copied'),
          blocked: text('records.copy.blocked'),
        }}
      />
    ),
  };
  return (
    <Stack gap={4}>
      <Inline gap={0}>
        <Button ref={back} href={backHref} size="sm">
          {text('records.detail.close')}
        </Button>
      </Inline>
      <Text as="h3" size="displaySm">
        {text('records.detail', { reference: inOrder(reference) })}
      </Text>
      {answer.error?.code === 'not-found' ? (
        <Empty title={text('records.detail.missing')} />
      ) : (
        <LoadFrame
          load={loadOf(answer, text, { title: text('records.failed') })}
          skeleton={<Skeleton shape="line" count={8} />}
        >
          <Stack gap={4}>
            <DescriptionList columns={2} items={[number, ...items]} />
            {children}
          </Stack>
        </LoadFrame>
      )}
    </Stack>
  );
}
