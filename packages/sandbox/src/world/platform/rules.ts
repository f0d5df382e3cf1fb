import { compileJurisdiction, effectiveRules, type JurisdictionFile, type Rules } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import type { BrandFile } from '@baize/gateway';
import type { WorldClock } from '../base/clock.ts';
import type { Settings } from '../base/settings.ts';
import { brandFiles } from './brands.ts';

interface RulesContext {
  readonly clock: Pick<WorldClock, 'now'>;
  readonly settings: Pick<Settings, 'brand' | 'jurisdiction' | 'tighten'>;
}

/** Licence of brands that name none, under a profile that the panel chose. */
const demoLicence = { holder: 'Example Gaming Ltd', number: '00000' };

const files = new Map<string, JurisdictionFile>();

/** Returns the rules that hold in the world now. No handler reads a brand's jurisdiction by itself (JUR-12). */
export function rulesOf({ settings, clock }: RulesContext): Rules {
  const key = JSON.stringify([settings.brand, settings.jurisdiction, settings.tighten]);
  const known = files.get(key);
  const file = known ?? { ...chosen(settings, brandFiles[settings.brand].jurisdiction), profiles };
  if (!known) files.set(key, file);
  return effectiveRules(file, clock.now()).rules;
}

/** Returns a brand document as served: with the rules that hold and the coming ones inside. */
export function withRules({ settings, clock }: RulesContext, file: BrandFile): BrandFile {
  const jurisdiction = chosen(settings, file.jurisdiction);
  return compileJurisdiction({ ...file, jurisdiction }, profiles, clock.now());
}

function chosen({ jurisdiction: profile, tighten }: RulesContext['settings'], own: BrandFile['jurisdiction'] = {}) {
  const file = profile === 'brand' ? own : { licence: demoLicence, ...own, profile };
  return Object.keys(tighten).length === 0 ? file : { ...file, tighten: { ...own.tighten, ...tighten } };
}
