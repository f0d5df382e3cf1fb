import { noticeTime } from '@baize/domain';
import { LoadFrame, NoticeList, Skeleton } from '@baize/ui';
import { Dialog } from '@baize/ui/overlays';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../core/language/useText.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useNotices } from '../../data/announcements.ts';
import { loadOf } from '../../data/load.ts';
import { SafeHtml } from '../../shared/page/SafeHtml.tsx';

export function Notices({ open, onClose }: OverlayProps) {
  const text = useText();
  const [search] = useSearchParams();
  const asked = Number.parseInt(search.get('notice') ?? '', 10);
  const answer = useNotices();
  const [openIndex, setOpenIndex] = useState<number>();

  useEffect(() => {
    if (open) setOpenIndex(Number.isNaN(asked) ? undefined : asked);
  }, [open, asked]);

  const toggle = (id: string) => {
    const index = answer.notices.findIndex((notice) => notice.id === id);
    setOpenIndex((now) => (now === index ? undefined : index));
  };
  const load = loadOf(answer, text, {
    empty: { title: text('home.notices.empty') },
    isEmpty: answer.notices.length === 0,
  });
  return (
    <Dialog open={open} title={text('home.notices')} onClose={onClose} size="md" words={{ close: text('frame.close') }}>
      <LoadFrame load={load} skeleton={<Skeleton shape="row" />}>
        <NoticeList
          notices={answer.notices.map(({ id, title, time, content }) => ({
            id,
            title,
            time: noticeTime(time),
            body: <SafeHtml html={content} />,
          }))}
          open={openIndex === undefined ? undefined : answer.notices[openIndex]?.id}
          onToggle={toggle}
        />
      </LoadFrame>
    </Dialog>
  );
}
