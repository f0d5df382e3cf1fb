import { noticeTime, readPage } from '@baize/domain';
import { agentAnnouncements, agentAttention, openAgentAnnouncement, type ValueOf } from '@baize/gateway';
import { Alert, LoadFrame, MessageRow, RowList, Skeleton, Stack } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';
import { useLanguage } from '../../../core/services/services.ts';
import { loadOf } from '../../../data/load.ts';
import { type Answer, useEndpoint } from '../../../data/useEndpoint.ts';
import { useRefresh } from '../../../data/useRefresh.ts';
import { endOf, Pages } from '../../../shared/page/Pages.tsx';
import { SafeHtml } from '../../../shared/page/SafeHtml.tsx';
import { usePlatformZone } from '../shared/agentProfile.ts';

const key = 'agentAnnouncement';
const counts = [agentAttention];

type Opened = ValueOf<typeof openAgentAnnouncement>;

/** Lists announcements for agents, unread first; page and open item come from the address (AGT-02). */
export function AnnouncementsPage() {
  const text = useText();
  const language = useLanguage();
  const { hrefOf, go } = useAgentCentre();
  const query = useCentreQuery(key);
  const zone = usePlatformZone();
  const page = readPage(query.get('page'));
  const opened = useOpened(query.get('announcement'));
  // Do not poll while one is open: once read it would move down the list in front of the reader.
  const answer = useEndpoint(agentAnnouncements, { page, language }, { every: opened.id ? 0 : 60_000 });
  const listed = answer.value?.announcements ?? [];
  const current = opened.answer.value;
  const rows = current && !listed.some(({ id }) => id === current.id) ? [current, ...listed] : listed;
  const paged = (to: number): Record<string, string> => (to > 1 ? { page: String(to) } : {});
  const show = (id: string | null) =>
    go(key, { ...paged(page), ...(id !== null && { announcement: id }) }, { replace: id === null });
  const load = loadOf(answer, text, {
    title: text('agent.announcements.failed'),
    empty: { title: text('agent.announcements.empty'), text: text('agent.announcements.empty.text') },
    isEmpty: rows.length === 0,
  });
  return (
    <Stack gap={4}>
      {opened.answer.error?.code === 'not-found' && (
        <Alert tone="info" kind="panel" action={{ label: text('agent.announcements.back'), onClick: () => show(null) }}>
          {text('agent.announcements.gone')}
        </Alert>
      )}
      <LoadFrame load={load} skeleton={<Skeleton shape="row" count={6} />}>
        <RowList label={text('agent.page.agentAnnouncement')}>
          {rows.map(({ id, title, time, read }) => (
            <MessageRow
              key={id}
              title={title}
              time={noticeTime(time, zone)}
              unread={!read && !opened.read.has(id)}
              open={id === opened.id}
              onToggle={() => show(id === opened.id ? null : id)}
              words={{ unread: text('agent.announcements.unread') }}
            >
              {id === opened.id && <OpenedText answer={opened.answer} />}
            </MessageRow>
          ))}
        </RowList>
      </LoadFrame>
      <Pages
        selected={page}
        {...endOf(answer.value)}
        busy={answer.refreshing}
        hrefOf={(next) => hrefOf(key, paged(next))}
        onSelect={(next) => go(key, paged(next))}
      />
    </Stack>
  );
}

/** Loads the announcement named in the address. Loading marks it as read, so the menu's count is refetched. */
function useOpened(id: string | null) {
  const language = useLanguage();
  const refresh = useRefresh();
  const answer = useEndpoint(openAgentAnnouncement, id ? { id, language } : null);
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set());
  const shown = answer.value?.id;
  useEffect(() => {
    if (!shown) return;
    setRead((before) => new Set(before).add(shown));
    void refresh(counts);
  }, [shown, refresh]);
  return { id, answer, read };
}

function OpenedText({ answer }: { answer: Answer<Opened> }) {
  const text = useText();
  return (
    <LoadFrame load={loadOf(answer, text)} skeleton={<Skeleton shape="line" count={3} />}>
      {answer.value && <SafeHtml html={answer.value.content} />}
    </LoadFrame>
  );
}
