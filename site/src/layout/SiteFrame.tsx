import { Frame, SkipLink } from '@baize/ui';
import type { ReactNode } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import { useViewer } from '../app/services.ts';
import { useText } from '../language/useText.ts';
import type { Slots } from '../routes.tsx';
import { SessionStrip } from './SessionStrip.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteNotices } from './SiteNotices.tsx';
import { SiteSide } from './SiteSide.tsx';
import { SiteTabs } from './SiteTabs.tsx';

/** Puts a page into the frame that its route asks for. Each slot breaks alone. */
export function SiteFrame({ slots, stage, children }: { slots: Slots; stage?: ReactNode; children: ReactNode }) {
  const text = useText();
  const viewer = useViewer();
  const kept = (on: boolean, slot: ReactNode) => on && <Boundary>{slot}</Boundary>;
  return (
    <>
      <SkipLink>{text('frame.skip')}</SkipLink>
      <SiteNotices />
      <Frame
        session={kept(viewer !== null, <SessionStrip />)}
        header={kept(slots.header, <SiteHeader nav={slots.nav} />)}
        banner={stage}
        side={kept(slots.side, <SiteSide />)}
        footer={kept(slots.footer, <SiteFooter />)}
        tabs={kept(slots.footer, <SiteTabs />)}
        bleed={!slots.header}
      >
        {children}
      </Frame>
    </>
  );
}
