import type { InboxMessage } from '@baize/domain';
import { inbox, memberCounts, openMessage } from '@baize/gateway';
import { useEffect, useState } from 'react';
import { useCentreQuery } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useRefresh } from '../../../data/useRefresh.ts';
import { counts } from './counts.ts';

/**
 * Loads a page of the inbox. Polling stops while a message is open, because a read one would move down the list. The
 * unread count comes from the menu's endpoint, so that both agree.
 */
export function useInbox(page: number, reading: boolean) {
  const language = useLanguage();
  const answer = useEndpoint(inbox, { page, language }, { every: reading ? 0 : 60_000 });
  const { value: counted } = useEndpoint(memberCounts, {});
  return { answer, unread: counted?.messages ?? answer.value?.unread ?? 0 };
}

/** Loads the message named in the address. Loading marks it as read, so the counts are refetched. */
export function useOpenMessage() {
  const language = useLanguage();
  const messageId = useCentreQuery('messageV2').get('message');
  const refresh = useRefresh();
  const answer = useEndpoint(openMessage, messageId ? { messageId, language } : null);
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set());
  const id = answer.value?.message.id;
  useEffect(() => {
    if (!id) return;
    setRead((before) => new Set(before).add(id));
    void refresh(counts);
  }, [id, refresh]);
  return { messageId, answer, read };
}

/** Adds an opened message from another page at the top. */
export function withOpened(listed: readonly InboxMessage[], opened: InboxMessage | undefined): readonly InboxMessage[] {
  return !opened || listed.some(({ id }) => id === opened.id) ? listed : [opened, ...listed];
}
