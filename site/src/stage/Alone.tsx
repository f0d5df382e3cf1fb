import { Frame } from '@baize/ui';
import { Suspense } from 'react';
import { usePage } from '../app/address.tsx';
import { Boundary } from '../app/Boundary.tsx';
import { Fetching } from '../app/Fetching.tsx';
import { Links } from '../app/Links.tsx';
import { Messages } from '../app/Messages.tsx';
import { OverlayHost } from '../overlays/OverlayHost.tsx';
import { routeAt } from '../routes.tsx';

/** The page of the address and what opens over it, without header, side bar and footer, which have stories of their own. */
export function Alone() {
  const { pathname } = usePage();
  const { page: Page, stage: Stage } = routeAt(pathname);
  return (
    <>
      <Links />
      <Messages />
      <Frame
        banner={
          Stage && (
            <Suspense fallback={<Fetching />}>
              <Stage />
            </Suspense>
          )
        }
      >
        <Boundary reset={pathname}>
          <Suspense fallback={<Fetching />}>
            <Page />
          </Suspense>
        </Boundary>
      </Frame>
      <OverlayHost />
    </>
  );
}
