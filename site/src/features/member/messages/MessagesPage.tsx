import { LoadFrame, Skeleton, Stack } from '@baize/ui';
import { Confirmation } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { ShownPages } from '../list/ShownPages.tsx';
import { useShown } from '../list/useShown.ts';
import { GoneNotice } from './GoneNotice.tsx';
import { MessageBar } from './MessageBar.tsx';
import { MessageList } from './MessageList.tsx';
import { useDelete } from './useDelete.ts';
import { useInbox, useOpenMessage, withOpened } from './useInbox.ts';

/** What the platform writes to a player, unread first; the address names the page and the message that is open (MEM-15). */
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
    // The last page may be gone with what was on it.
    else if (shown.page > 1 && ids.every((id) => gone.includes(id))) shown.choose({});
  });
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
      <ShownPages shown={shown} total={answer.value?.totalPages ?? 0} busy={answer.refreshing} />
      <Confirmation
        open={deleting.asking}
        title={text('inbox.delete.ask')}
        text={text('inbox.delete.text')}
        confirm={text('inbox.delete.selected', { count: deleting.asked.length })}
        cancel={text('frame.cancel')}
        tone="danger"
        busy={deleting.busy}
        onConfirm={() => void deleting.confirm()}
        onClose={deleting.keep}
      />
    </Stack>
  );
}
