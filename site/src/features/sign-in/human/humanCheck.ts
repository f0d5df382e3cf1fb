import type { HumanProof } from '@baize/gateway';

/** Result of a check: passed with a proof, cancelled by the user, or unavailable (FLT-070). */
export type HumanOutcome = { kind: 'passed'; proof: HumanProof } | { kind: 'left' } | { kind: 'missing' };

/** Human check, independent of the provider. Never rejects. */
export interface HumanCheck {
  prove(signal: AbortSignal): Promise<HumanOutcome>;
}

export const left: HumanOutcome = { kind: 'left' };
export const missing: HumanOutcome = { kind: 'missing' };
