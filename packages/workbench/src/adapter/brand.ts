import { writeFileSync } from 'node:fs';
import { type AnyAdapter, capabilitiesOf } from '@baize/adapter';
import { compileJurisdiction, effectiveRules, mostRealityMinutes } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { checkedBrand, readBrandFile } from '../brandBuild.ts';

/**
 * Holds a brand against an adapter: what its jurisdiction asks for must be offered. The list of what is offered is written
 * into the brand's file, so that the first paint of the site is right. Returns what is wrong.
 */
export function checkBrand(adapter: AnyAdapter, file: string): string[] {
  const written = readBrandFile(file);
  const now = Date.now();
  const brand = checkedBrand(compileJurisdiction(written, profiles, now));
  const offers = capabilitiesOf(adapter);
  const { rules } = effectiveRules(brand.jurisdiction, now);
  const minutes = mostRealityMinutes(rules);
  const asked = [
    ...(minutes === null ? [] : [['reality-check', `a reminder every ${minutes} minutes`] as const]),
    ...(brand.startLimits.length === 0 ? [] : [['limits', 'limits from the first day'] as const]),
  ];
  const missing = asked.filter(([part]) => !offers.includes(part));
  if (missing.length === 0 && file.endsWith('.json')) {
    writeFileSync(file, `${JSON.stringify({ ...written, offers }, null, 2)}\n`);
    console.log(`\n${file} names the ${offers.length} parts that ${adapter.id} offers.`);
  }
  return missing.map(
    ([part, what]) => `${part}: ${brand.name} has to have ${what}, and ${adapter.id} does not offer it.`,
  );
}
