import type { Evaluation } from '@baize/domain';
import { fetchFlags } from '@baize/gateway';

/** Asks a service by OpenFeature's remote evaluation protocol, once for all flags. */
export async function remoteFlags(address: string, context: object) {
  const flags = await fetchFlags(address, { ...context });
  return {
    resolveStringEvaluation: (key: string, value: string): Evaluation => flags.get(key) ?? { value, reason: 'DEFAULT' },
  };
}
