import { agentProfile, type ValueOf } from '@baize/gateway';
import { useEndpoint } from '../../../data/useEndpoint.ts';

export type AgentProfile = ValueOf<typeof agentProfile>;

/** Returns the time zone of the platform's days; undefined until it is known. */
export const usePlatformZone = (): string | undefined => useEndpoint(agentProfile, {}).value?.timeZone;
