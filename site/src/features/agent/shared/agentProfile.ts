import type { agentProfile, ValueOf } from '@baize/gateway';

/** Who the reader is as an agent, and what the platform lets them do. */
export type AgentProfile = ValueOf<typeof agentProfile>;
