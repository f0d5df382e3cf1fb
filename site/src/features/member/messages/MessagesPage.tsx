import { deleteMessages, inbox } from '@baize/gateway';
import { Alert, Button, Inline, LoadFrame, Skeleton, Stack } from '@baize/ui';
import { ConfirmDialog } from '@baize/ui/overlays';
import { Suspense, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { lazyPart } from '../../../core/loading/chunks.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { useServices } from '../../../core/services/services.ts';
import { errorText, loadOf } from '../../../data/load.ts';
import { useAction } from '../../../data/useAction.ts';
import { endOf } from '../../../shared/page/Pages.tsx';
import { SafeHtml } from '../../../shared/page/SafeHtml.tsx';
import { ShownPages } from '../list/ShownPages.tsx';
import { useShown } from '../list/useShown.ts';
import { counts } from './counts.ts';
import { MessageBar } from './MessageBar.tsx';
import { MessageList } from './MessageList.tsx';
import { useInbox, useOpenMessage, withOpened } from './useInbox.ts';

const stale = [inbox, ...counts];

const ContractMessage = lazyPart(
  () => import('../../contracts/ContractMessage.tsx').then((file) => file.ContractMessage),
  ['contracts', 'agent', 'errors'],
).component;

function useDelete(onDeleted: (ids: readonly string[]) => void) {
  const text = useText();
  const { toasts } = useServices();
  const { send, busy } = useAction(deleteMessages, stale);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const ask = (ids: readonly string[]) => {
    setAsked(ids);
    setAsking(true);
  };
  const confirm = async () => {
    const outcome = await send({ messageIds: [...asked] });
    setAsking(false);
    if (!outcome.ok) return void toasts.show({ tone: 'negative', text: errorText(text, outcome.error) });
    toasts.show({ tone: 'positive', text: text('inbox.delete.done', { count: asked.length }) });
    onDeleted(asked);
  };
  return { ask, asked, asking, busy, confirm, keep: () => setAsking(false) };
}

/** Lists the platform's messages, unread first; page and open message come from the address (MEM-15). */
export function MessagesPage() {
  const text = useText();
  const { go } = useCentre();
  const shown = useShown('messageV2');
  const opened = useOpenMessage();
  const { answer, unread } = useInbox(shown.page, opened.messageId !== null);
  const messages = withOpened(answer.value?.messages ?? [], opened.answer.value?.message);
  const ids = messages.map(({ id }) => id);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const selected = picked.filter((id) => ids.includes(id));
  const show = (message: string | null) =>
    go('messageV2', { ...shown.parameters, ...(message === null ? {} : { message }) }, { replace: message === null });
  const deleting = useDelete((gone) => {
    if (opened.messageId && gone.includes(opened.messageId)) show(null);
    // Deleting everything on the last page may remove that page.
    else if (shown.page > 1 && ids.every((id) => gone.includes(id))) shown.choose({});
  });
  const contractId = opened.answer.value?.contractId ?? null;
  if (opened.messageId !== null && opened.answer.value && contractId !== null) {
    const { content } = opened.answer.value;
    return <ContractLetter content={content} contractId={contractId} onBack={() => show(null)} />;
  }
  const load = loadOf(answer, text, {
    title: text('inbox.failed'),
    empty: { title: text('inbox.empty'), text: text('inbox.empty.text') },
    isEmpty: messages.length === 0,
  });
  return (
    <Stack gap={4}>
      {opened.answer.error?.code === 'not-found' && <GoneNotice onBack={() => show(null)} />}
      {load.kind === 'loading' && <Skeleton shape="controls" />}
      {messages.length > 0 && (
        <MessageBar
          unread={unread}
          latest={answer.value?.latest ?? null}
          ids={ids}
          selected={selected}
          onSelect={setPicked}
          onDelete={() => deleting.ask(selected)}
        />
      )}
      <LoadFrame load={load} skeleton={<Skeleton shape="row" count={6} />}>
        <MessageList
          messages={messages}
          opened={opened}
          selected={selected}
          onSelect={setPicked}
          onToggle={(id) => show(id === opened.messageId ? null : id)}
          onDelete={(id) => deleting.ask([id])}
        />
      </LoadFrame>
      <ShownPages shown={shown} {...endOf(answer.value)} busy={answer.refreshing} />
      <ConfirmDialog
        open={deleting.asking}
        title={text('inbox.delete.ask')}
        text={text('inbox.delete.text')}
        confirm={text('inbox.delete.selected', { count: deleting.asked.length })}
        cancel={text('frame.cancel')}
        kind="danger"
        busy={deleting.busy}
        onConfirm={() => void deleting.confirm()}
        onClose={deleting.keep}
      />
    </Stack>
  );
}

interface ContractLetterProps {
  content: string;
  contractId: string;
  onBack: () => void;
}

/** Shows a contract message on the whole page: terms, result in past periods, and the answer (AGT-13). */
function ContractLetter({ content, contractId, onBack }: ContractLetterProps) {
  const text = useText();
  return (
    <Stack gap={4}>
      <Inline gap={0}>
        <Button size="sm" onClick={onBack}>
          {text('inbox.back')}
        </Button>
      </Inline>
      <SafeHtml html={content} />
      <Suspense fallback={<Skeleton shape="row" count={3} />}>
        <ContractMessage contractId={contractId} />
      </Suspense>
    </Stack>
  );
}

/** Shows that the message was deleted or belongs to another player. */
function GoneNotice({ onBack }: { onBack: () => void }) {
  const text = useText();
  return (
    <Alert tone="info" kind="panel" action={{ label: text('inbox.back'), onClick: onBack }}>
      {text('inbox.gone')}
    </Alert>
  );
}
