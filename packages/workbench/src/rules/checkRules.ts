import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { lintProfile } from '@baize/brand-tools/rules/lintProfile';
import { profileJsonSchema, schemaFile } from '@baize/brand-tools/rules/profileSchema';
import { ruleIds } from '@baize/domain';
import { profiles, ruleFacts } from '@baize/domain/jurisdictions';
import { isTestFile } from '@baize/tooling/boundaries/table';
import { filesUnder } from '@baize/tooling/files';
import { readRuleProofs } from '@baize/tooling/requirements/ruleProofs';
import { deadRules, type RuleFile } from './deadRules.ts';
import { namedJurisdictions } from './namedJurisdictions.ts';

const decisionsFolder = 'packages/domain/src/rules/decide/';
const askingRooms = ['site/src', 'packages/sandbox/src', 'packages/games/src', 'packages/domain/src'];
const speakingRooms = [...askingRooms, 'packages/gateway/src', 'packages/messages/catalogues', 'packages/ui/src'];

/** Lists what is wrong with profiles and rules, one sentence each. Run from the repository's root. */
export function ruleProblems(): string[] {
  const decisions = read([decisionsFolder]);
  const askers = read(askingRooms).filter(({ path }) => !path.startsWith('packages/domain/src/rules/'));
  const proofs = readRuleProofs(ruleIds);
  return [
    ...profiles.flatMap((profile) => lintProfile(profile).map((problem) => `${profile.id}: ${problem}`)),
    ...(isDeepStrictEqual(JSON.parse(readFileSync(schemaFile, 'utf8')), JSON.parse(profileJsonSchema()))
      ? []
      : [`${schemaFile} is stale: npm run rules -- schema`]),
    ...deadRules({ facts: ruleFacts, decisions, askers, proofs }),
    ...namedJurisdictions(profiles, read(speakingRooms)),
  ];
}

function read(folders: readonly string[]): RuleFile[] {
  return filesUnder(...folders)
    .filter((path) => /\.(tsx?|json)$/.test(path) && !isTestFile(path))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
}
