import { Frame } from '@baize/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Messages } from '../app/Messages.tsx';
import { OverlayHost } from '../app/OverlayHost.tsx';
import { Fetching } from '../core/loading/Fetching.tsx';
import { usePageHandle } from '../core/routing/navigation.tsx';

/** Shows the page and its overlays without header, side bar and footer, which have their own stories. */
export function StoryPage() {
  const { path, hero: Hero } = usePageHandle();
  return (
    <>
      <Messages />
      <Frame
        hero={
          Hero && (
            <Suspense fallback={<Fetching />}>
              <Hero />
            </Suspense>
          )
        }
      >
        <Outlet key={path} />
      </Frame>
      <OverlayHost />
    </>
  );
}
