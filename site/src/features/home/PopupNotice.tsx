import { Suspense } from 'react';
import { Boundary } from '../../core/loading/Boundary.tsx';
import { lazyPart } from '../../core/loading/chunks.ts';
import { usePopups } from '../../data/announcements.ts';

const { component: OpenPopup } = lazyPart(
  () => import('../notices/OpenPopup.tsx').then(({ OpenPopup }) => OpenPopup),
  [],
);

/** What opens a popup is fetched where there is one. */
export function PopupNotice() {
  const { popups } = usePopups();
  if (popups.length === 0) return null;
  return (
    <Boundary>
      <Suspense>
        <OpenPopup popups={popups} />
      </Suspense>
    </Boundary>
  );
}
