import { useStore } from '../browser/createStore.ts';
import type { PlatformState } from './platform.ts';
import { useServices } from './services.ts';

/** The platform's status, and a render when it changes. */
export function useStatus(): PlatformState {
  const { platform } = useServices();
  return useStore(platform);
}

/** Whether a module of the whitelabel tree is on; off until the tree is known, and for ids it does not hold (APP-07). */
export function useFeature(module: string): boolean {
  const { platform } = useServices();
  useStatus();
  return platform.isOn(module);
}
