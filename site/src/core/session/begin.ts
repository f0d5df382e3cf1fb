import type { BrandDocument, Client } from '@baize/gateway';
import type { Tabs } from '../browser/tabs.ts';
import { joinTabs } from './handOver.ts';
import { recallMember } from './member.ts';
import type { Session } from './session.ts';

export function beginSession(client: Client, session: Session, tabs: Tabs | null, brand: BrandDocument, held: boolean) {
  const recall = () => void recallMember(client, session);
  joinTabs(tabs, session, `${brand.platformOrigin} ${brand.merchantCode}`, recall);
  if (held) recall();
}
