import { type Currency, fromMinor, type PotTier } from '@baize/domain';
import { hash } from '../base/random.ts';
import { playUnit } from '../base/scales.ts';

/** Returns the pot of a game, which follows from its code: one of seven is grand. */
export function potOf(code: string, currency: Currency) {
  const drawn = hash(`pot ${code}`);
  const [tier, least]: [PotTier, number] =
    drawn % 7 === 0 ? ['grand', 4_000_000] : drawn % 7 < 3 ? ['major', 400_000] : ['minor', 20_000];
  const minor = (BigInt(least) * playUnit(currency) * BigInt(1_000 + (drawn % 8_999))) / 1_000n;
  return { amount: fromMinor(minor, currency.digits), tier };
}
