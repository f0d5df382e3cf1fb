import { contentDevices, contentViewers, readZonedTime, zonedTimePattern } from '@baize/domain';
import * as v from 'valibot';
import { text } from './fields.ts';

/** Time with `Z` or an offset; any other makes the entry unreadable, so it is left out and counted (OPS-02). */
export const zonedTime = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(zonedTimePattern),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const moment = readZonedTime(dataset.value);
        if (moment !== null) return moment;
        addIssue({ message: 'no such day' });
        return NEVER;
      }),
    ),
  ),
  null,
);

const code = v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/));
const name = v.pipe(text, v.nonEmpty());
const few = <S extends v.GenericSchema>(item: S) => v.optional(v.pipe(v.array(item), v.maxLength(100)));

/** An audience with an unknown part or value is no audience: its entry would reach the wrong people. */
const audienceParts = {
  languages: few(code),
  profiles: few(name),
  devices: few(v.picklist(contentDevices)),
  viewers: few(v.picklist(contentViewers)),
  segments: few(name),
};
const innerAudience = v.strictObject(audienceParts);
export const audience = v.strictObject({ ...audienceParts, not: v.optional(innerAudience) });
