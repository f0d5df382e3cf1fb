/** Tests and stories whose titles name a rule, as `readRuleProofs` of the tooling lists them. */
export interface RuleProof {
  requirements: readonly string[];
  tests: number;
  stories: readonly { id: string; name: string }[];
}

/** Read at build time, as pages cannot read files. */
declare const RULE_PROOFS: Readonly<Record<string, RuleProof>>;

const nothing: RuleProof = { requirements: [], tests: 0, stories: [] };

export const proofOf = (rule: string): RuleProof => RULE_PROOFS[rule] ?? nothing;
