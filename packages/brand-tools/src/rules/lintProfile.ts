import { type Dated, isSameValue, type Profile, readTimeZone, ruleIds, ruleOf } from '@baize/domain';
import * as v from 'valibot';
import { profileSchema } from './profileSchema.ts';

/** Lists what is wrong with a profile, one sentence each (JUR-01, JUR-02). */
export function lintProfile(written: unknown): string[] {
  const result = v.safeParse(profileSchema, written);
  if (!result.success) return result.issues.map((issue) => `${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`);
  const profile = written as Profile;
  const problems = ruleIds.flatMap((id) => {
    const entries = (profile.rules[id] ?? []) as readonly Dated[];
    return [
      ...entries.flatMap((entry, place) => entryProblems(profile, id, entry, entries[place + 1])),
      ...(['lines', 'marks', 'restLengths', 'set'].includes(ruleOf(id).shape.kind) ? [] : entries)
        .filter(({ value }) => !isSameValue(ruleOf(id).tighten(value, ruleOf(id).strictest), ruleOf(id).strictest))
        .map(({ value }) => `${id}: ${JSON.stringify(value)} is stricter than the strictest value of the rule table`),
    ];
  });
  const used = new Set(Object.values(profile.rules).flatMap((list) => (list as readonly Dated[]).map(refOf)));
  return [
    ...(readTimeZone(profile.timeZone) === profile.timeZone ? [] : [`timeZone: ${profile.timeZone} is no zone`]),
    ...problems,
    ...Object.keys(profile.sources)
      .filter((ref) => !used.has(ref))
      .map((ref) => `sources: no rule names ${ref}`),
  ];
}

const refOf = ({ source }: Dated): string => source.ref;

function entryProblems(
  { sources }: Profile,
  id: (typeof ruleIds)[number],
  entry: Dated,
  next: Dated | undefined,
): string[] {
  const { from, to, value, source } = entry;
  const at = `${id} from ${from}`;
  return [
    ...(ruleOf(id).read(value) === undefined ? [`${at}: ${JSON.stringify(value)} can not be read`] : []),
    ...(Object.hasOwn(sources, source.ref) ? [] : [`${at}: no source is called ${source.ref}`]),
    ...(to !== undefined && to <= from ? [`${at}: it ends before it begins`] : []),
    ...(next && next.from <= from ? [`${id}: ${next.from} must come after ${from}`] : []),
    ...(next && to !== undefined && to > next.from ? [`${at}: it overlaps the one from ${next.from}`] : []),
    ...(next && to !== undefined && to < next.from ? [`${at}: nothing holds from ${to} to ${next.from}`] : []),
  ];
}
