import { type InboxMessage, noticeTime } from '@baize/domain';
import type { openMessage, ValueOf } from '@baize/gateway';
import { Badge, Button, LoadFrame, MessageRow, RowList, Skeleton, Stack } from '@baize/ui';
import { Suspense } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { loadOf } from '../../../data/load.ts';
import type { Answer } from '../../../data/useEndpoint.ts';
import { SafeHtml } from '../../../shared/page/SafeHtml.tsx';
import type { useOpenMessage } from './useInbox.ts';

const ContractMessage = lazyPart(
  () => import('../../contracts/ContractMessage.tsx').then((file) => file.ContractMessage),
  ['contracts', 'agent', 'errors'],
).component;

interface MessageListProps {
  messages: readonly InboxMessage[];
  opened: ReturnType<typeof useOpenMessage>;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onToggle: (id: string) => void;
  onDelete: (id: string) => void;
}

export function MessageList(props: MessageListProps) {
  const { messages, opened, selected, onSelect, onToggle, onDelete } = props;
  const text = useText();
  return (
    <RowList label={text('member.page.messageV2')}>
      {messages.map(({ id, title, time, kind, ...message }) => (
        <MessageRow
          key={id}
          title={title}
          time={noticeTime(time)}
          unread={!message.read && !opened.read.has(id)}
          open={id === opened.messageId}
          onToggle={() => onToggle(id)}
          selection={{
            label: text('inbox.select', { title }),
            selected: selected.includes(id),
            onToggle: () => onSelect(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
          }}
          actions={
            <>
              {kind && <Badge>{text(`inbox.kind.${kind}`)}</Badge>}
              <Button
                size="sm"
                kind="ghost"
                aria-label={`${text('inbox.delete')}: ${title}`}
                onClick={() => onDelete(id)}
              >
                {text('inbox.delete')}
              </Button>
            </>
          }
          words={{ unread: text('inbox.new') }}
        >
          {id === opened.messageId && <OpenedText answer={opened.answer} />}
        </MessageRow>
      ))}
    </RowList>
  );
}

/** Shows the message text, sanitised so that it cannot run scripts, load resources or cover the page (NTC-04). */
function OpenedText({ answer }: { answer: Answer<ValueOf<typeof openMessage>> }) {
  const text = useText();
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="line" count={3} />}>
      {answer.value && (
        <Stack gap={4}>
          <SafeHtml html={answer.value.content} />
          {answer.value.contractId !== null && (
            <Suspense fallback={<Skeleton shape="row" count={3} />}>
              <ContractMessage contractId={answer.value.contractId} />
            </Suspense>
          )}
        </Stack>
      )}
    </LoadFrame>
  );
}
