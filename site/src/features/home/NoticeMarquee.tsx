import { noticeTime } from '@baize/domain';
import { Marquee, Skeleton } from '@baize/ui';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useNotices } from '../../data/announcements.ts';

/** Scrolls the titles of the notices; a click opens them at that one (NTC-01, NTC-02). */
export function NoticeMarquee() {
  const text = useText();
  const overlay = useOverlay();
  const { notices, loading } = useNotices();
  const items = useMemo(
    () => notices.map(({ id, title, time }) => ({ id, title, time: noticeTime(time).slice(0, 16) })),
    [notices],
  );
  if (loading) return <Skeleton shape="notice" />;
  return (
    <Marquee
      label={text('home.notices')}
      items={items}
      onOpen={(id) => overlay.open('notice', { notice: String(items.findIndex((item) => item.id === id)) })}
      seeAll={{ label: text('home.notices.all'), href: overlay.hrefOf('notice') }}
      words={{
        pause: text('frame.pause'),
        play: text('frame.play'),
        previous: text('frame.previous'),
        next: text('frame.next'),
      }}
    />
  );
}
