import type { HumanProof } from '@baize/gateway';

/** How a check ended: passed with its proof, left by the person, or never there to be passed (FLT-070). */
export type HumanOutcome = { kind: 'passed'; proof: HumanProof } | { kind: 'left' } | { kind: 'missing' };

/** Makes sure that a person asks. Another service is another object of this shape. Never rejects. */
export interface HumanCheck {
  prove(signal: AbortSignal): Promise<HumanOutcome>;
}

export const left: HumanOutcome = { kind: 'left' };
export const missing: HumanOutcome = { kind: 'missing' };
