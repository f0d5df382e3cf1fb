import { type AccessFacts, type DecideAccess, viewerOf } from '@baize/domain';
import { useRules } from './rules.ts';
import { useBrand, useServices, useSession } from './services.ts';
import { useStatus } from './status.ts';

/**
 * Reports whether the viewer gets a part of the site; parts that depend on a module are off until the modules are known
 * (APP-07).
 */
export function useAccess(decide: DecideAccess): boolean {
  return decide(useAccessFacts()).kind === 'shown';
}

function useAccessFacts(): AccessFacts {
  const { platform } = useServices();
  const { permission } = useStatus();
  const { referralModule } = useBrand();
  const rules = useRules();
  const session = useSession();
  return {
    viewer: viewerOf(session),
    isOn: platform.isOn,
    offers: platform.offers,
    referralModule,
    rules,
    service: (permission?.customerService.length ?? 0) > 0,
    toUpline: session.toUpline === 'true',
  };
}
