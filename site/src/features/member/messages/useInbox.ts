import type { InboxMessage } from '@baize/domain';
import { inbox, memberCounts, openMessage } from '@baize/gateway';
import { useEffect, useState } from 'react';
import { useCentreQuery } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useRefresh } from '../../../data/useRefresh.ts';
import { counts } from './counts.ts';

/**
 * A page of the inbox. While a message is open it is not asked for by itself: what was read would go down under the reader's eyes. What is
 * unread is counted where the menu counts it, so that both say the same.
 */
export function useInbox(page: number, reading: boolean) {
  const language = useLanguage();
  const answer = useEndpoint(inbox, { page, language }, { every: reading ? 0 : 60_000 });
  const { value: counted } = useEndpoint(memberCounts, {});
  return { answer, unread: counted?.messages ?? answer.value?.unread ?? 0 };
}

/** The message that the address names, with its text; the platform marks it read by that, and what counts is asked again. */
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

/** An address may open a message of another page: it stands above the others. */
export function withOpened(listed: readonly InboxMessage[], opened: InboxMessage | undefined): readonly InboxMessage[] {
  return !opened || listed.some(({ id }) => id === opened.id) ? listed : [opened, ...listed];
}
