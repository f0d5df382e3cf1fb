import { noticeTime, pageOf } from '@baize/domain';
import { LoadFrame, NoticeList, Stack } from '@baize/ui';
import { useText } from '../../core/language/useText.ts';
import { usePage, useSiteNavigate } from '../../core/routing/navigation.tsx';
import { usePaging } from '../../core/routing/usePaging.ts';
import { useNotices } from '../../data/announcements.ts';
import { loadOf } from '../../data/load.ts';
import { NoticesSkeleton } from '../../shared/page/furtherSkeletons.tsx';
import { Pages } from '../../shared/page/Pages.tsx';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';

const noticesPerPage = 5;

/** Lists all active notices, paged; the open one is in the address (NTC-06). */
export function NoticePage() {
  const text = useText();
  const answer = useNotices();
  const paging = usePaging();
  const { pathname, search } = usePage();
  const navigate = useSiteNavigate();
  const { items, page, total } = pageOf(answer.notices, String(paging.page), noticesPerPage);
  const openId = new URLSearchParams(search).get('open');
  const open = items.find(({ id }) => id === openId)?.id;
  const toggle = (id: string) => {
    const query = new URLSearchParams(search);
    if (id === open) query.delete('open');
    else query.set('open', id);
    navigate(`${pathname}?${query}`, { replace: true });
  };
  const load = loadOf(answer, text, {
    empty: { title: text('home.notices.empty') },
    isEmpty: answer.notices.length === 0,
  });
  return (
    <LoadFrame load={load} skeleton={<NoticesSkeleton />}>
      <Stack gap={6}>
        <NoticeList
          level={2}
          notices={items.map(({ id, title, time, content }) => ({
            id,
            title,
            time: noticeTime(time),
            body: <SafeHtml html={content} />,
          }))}
          open={open}
          onToggle={toggle}
        />
        <Pages {...paging} selected={page} total={total} />
      </Stack>
    </LoadFrame>
  );
}
