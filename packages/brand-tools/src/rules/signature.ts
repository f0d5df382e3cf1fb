import { type Dated, dayOf, type JurisdictionFile, latest, type Profile, type RuleId, ruleIds } from '@baize/domain';
import { profiles as known } from '@baize/domain/jurisdictions';

/**
 * Lists why a brand's profile must not be used for real people: it is a draft, nobody signed it, the signature is for an older version,
 * or a rule in force is unverified and the signature does not name it (JUR-09).
 */
export function unsignedReasons(
  { profile: id, signed }: JurisdictionFile,
  now: number,
  profiles: readonly Profile[] = known,
): string[] {
  if (id === undefined) return [];
  const profile = profiles.find((each) => each.id === id);
  if (!profile) return [`there is no jurisdiction profile "${id}"`];
  if (profile.draft) return [`the jurisdiction profile ${id} is a draft`];
  const inForce = ruleIds.flatMap((rule) => inForceOf(profile, rule, now));
  if (inForce.length === 0) return [];
  if (!signed) return [`the jurisdiction profile ${id} is not signed: read npm run rules -- report ${id}`];
  const open = inForce.filter(
    ({ rule, entry }) => entry.certainty === 'unverified' && !signed.unverified?.includes(rule),
  );
  return [
    ...(signed.version < profile.version
      ? [`the signature is for version ${signed.version} of the profile ${id}, which is now ${profile.version}`]
      : []),
    ...open.map(({ rule }) => `${rule} is unverified in the profile ${id}, and the signature does not name it`),
  ];
}

function inForceOf({ rules, timeZone }: Profile, rule: RuleId, now: number): { rule: RuleId; entry: Dated }[] {
  const today = dayOf(now, timeZone);
  const entry = latest(((rules[rule] ?? []) as readonly Dated[]).filter(({ from }) => from <= today));
  return entry && (entry.to === undefined || today < entry.to) ? [{ rule, entry }] : [];
}
