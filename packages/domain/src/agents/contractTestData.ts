import fc from 'fast-check';
import {
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  kindRules,
  type TierField,
} from './contractTerms.ts';

export const dividendTier = (validBets: string, result: string, members: string, rate: string): ContractTier => ({
  'valid-bets': validBets,
  'team-result': result,
  'active-members': members,
  rate,
});

export const dividendTerms = (tiers: readonly (readonly [string, string, string, string])[]): ContractTerms => ({
  kind: 'dividend',
  cycle: 'semi-monthly',
  tiers: tiers.map((values) => dividendTier(...values)),
});

export function arbitraryTerms(kind: ContractKind): fc.Arbitrary<ContractTerms> {
  const { conditions, rates, cycles } = kindRules[kind];
  const steps = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 8 });
  return steps.map((each) => {
    let [need, rate] = [0, 0];
    const tiers = each.map(([more, higher]) => {
      need += more;
      rate += higher;
      const tier: Partial<Record<TierField, string>> = {};
      for (const field of conditions) tier[field] = String(need);
      for (const field of rates) tier[field] = String(rate);
      return tier;
    });
    return { kind, cycle: cycles[0] ?? 'daily', tiers };
  });
}

type Tier = 'quick' | 'full' | 'deep';

/** Returns the runs of a property test for the current tier, `full` by default (docs/testing.md). */
export const runs = (times: Record<Tier, number>): number => times[(process.env.BAIZE_TIER ?? 'full') as Tier];
