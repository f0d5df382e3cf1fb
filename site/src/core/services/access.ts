import { type AccessFacts, type DecideAccess, viewerOf } from '@baize/domain';
import { useBrand, useServices, useSession } from './services.ts';
import { useStatus } from './status.ts';

/** Whether the one who looks gets a part of the site; until the platform's modules are known, what hangs on one is off (APP-07). */
export function useAccess(decide: DecideAccess): boolean {
  return decide(useAccessFacts()).kind === 'shown';
}

function useAccessFacts(): AccessFacts {
  const { platform } = useServices();
  const { permission } = useStatus();
  const { referralModule, jurisdiction } = useBrand();
  const session = useSession();
  return {
    viewer: viewerOf(session),
    isOn: platform.isOn,
    referralModule,
    jurisdiction,
    service: (permission?.customerService.length ?? 0) > 0,
    toUpline: session.toUpline === 'true',
  };
}
