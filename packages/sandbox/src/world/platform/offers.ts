import { type Capability, capabilities } from '@baize/domain';
import type { Settings } from '../base/settings.ts';

/** Lists what the platform offers; null while it lacks nothing, as a platform may say nothing then. */
export const offersOf = ({ lacks }: Pick<Settings, 'lacks'>): Capability[] | null =>
  lacks.length === 0 ? null : capabilities.filter((one) => one !== 'push' && !lacks.includes(one));
