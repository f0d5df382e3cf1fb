import { writeFileSync } from 'node:fs';
import { readOptions } from '@baize/brand-tools/options';
import { profileJsonSchema, schemaFile } from '@baize/brand-tools/rules/profileSchema';
import { differencesOf, reportOf, type Standing } from '@baize/brand-tools/rules/reportProfile';
import { dayOf, type Profile, readDay } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { Refusal } from '@baize/tooling/refusal';
import { ruleProblems } from './rules/checkRules.ts';

const usage =
  'npm run rules -- lint | report <profile> [--on yyyy-MM-dd] | diff <profile>[@yyyy-MM-dd] <profile>[@…] [--on …] | schema';

/** npm run rules: checks the jurisdiction profiles, reports one, compares two, or writes their schema. */
export function run(args: readonly string[]): number {
  const options = readOptions(args, ['on']);
  const [name, one, other, ...more] = options.words;
  if (more.length > 0) throw new Refusal(usage);
  if (name === 'lint' && one === undefined) return lint();
  if (name === 'schema' && one === undefined) {
    writeFileSync(schemaFile, profileJsonSchema());
    console.log(schemaFile);
    return 0;
  }
  if (name === 'report' && one !== undefined && other === undefined) {
    const profile = profileOf(one);
    console.log(reportOf(profile, dayFrom(options.one('on'), profile)));
    return 0;
  }
  if (name === 'diff' && one !== undefined && other !== undefined) {
    console.log(differencesOf(standingOf(one, options.one('on')), standingOf(other, options.one('on'))));
    return 0;
  }
  throw new Refusal(usage);
}

function lint(): number {
  const problems = ruleProblems();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${profiles.length} profiles and their rules are in order.`);
  return problems.length === 0 ? 0 : 1;
}

/** Reads a profile with an own day, as `gb@2026-09-30`. */
function standingOf(written: string, on: string | undefined): Standing {
  const [id = '', day = on] = written.split('@');
  const profile = profileOf(id);
  return { profile, day: dayFrom(day, profile) };
}

function profileOf(id: string): Profile {
  const profile = profiles.find((each) => each.id === id);
  if (!profile) throw new Refusal(`There is no profile "${id}": ${profiles.map((each) => each.id).join(', ')}.`);
  return profile;
}

function dayFrom(written: string | undefined, { timeZone }: Profile): string {
  if (written === undefined) return dayOf(Date.now(), timeZone);
  const day = readDay(written);
  if (day === null) throw new Refusal(`"${written}" is no day: write it as 2026-09-30.`);
  return day;
}
