import { fetchFlags } from '@baize/gateway';
import type { FlagContext, FlagProvider } from './flags.ts';

/** Asks a service by OpenFeature's remote evaluation protocol, once for all flags. */
export async function remoteFlags(address: string, context: FlagContext): Promise<FlagProvider> {
  const flags = await fetchFlags(address, { ...context });
  return {
    resolveStringEvaluation: (key, value) => flags.get(key) ?? { value, reason: 'DEFAULT' },
  };
}
