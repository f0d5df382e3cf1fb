import type { Capability } from '@baize/domain';
import { useStore } from '../browser/createStore.ts';
import type { PlatformState } from './platform.ts';
import { useServices } from './services.ts';

export function useStatus(): PlatformState {
  const { platform } = useServices();
  return useStore(platform);
}

/** Reports whether a whitelabel module is on; false until the tree is known and for unknown ids (APP-07). */
export function useFeature(module: string): boolean {
  const { platform } = useServices();
  useStatus();
  return platform.isOn(module);
}

/** Reports whether the platform has a part of the product (ADP-06); what needs none is always there. */
export function useOffered(capability: Capability | undefined): boolean {
  const { platform } = useServices();
  useStatus();
  return platform.offers(capability);
}
