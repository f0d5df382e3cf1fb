import { Frame } from '@baize/ui';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Fetching } from '../app/Fetching.tsx';
import { Messages } from '../app/Messages.tsx';
import { usePageHandle } from '../app/navigation.tsx';
import { OverlayHost } from '../overlays/OverlayHost.tsx';

/** The page of the address and what opens over it, without header, side bar and footer, which have stories of their own. */
export function StoryPage() {
  const { path, hero: Hero } = usePageHandle();
  return (
    <>
      <Messages />
      <Frame
        banner={
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
