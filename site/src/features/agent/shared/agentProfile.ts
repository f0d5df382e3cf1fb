import { agentProfile, type ValueOf } from '@baize/gateway';
import { useEndpoint } from '../../../data/useEndpoint.ts';

/** Who the reader is as an agent, and what the platform lets them do. */
export type AgentProfile = ValueOf<typeof agentProfile>;

/** The zone that the platform's days go by; undefined until it is known. */
export const usePlatformZone = (): string | undefined => useEndpoint(agentProfile, {}).value?.timeZone;
