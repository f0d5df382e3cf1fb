import {
  type Block,
  type ContentEntry,
  type ContentPicture,
  contentKinds,
  type EntryWords,
  type RowSource,
} from '@baize/domain';
import * as v from 'valibot';
import { audience, zonedTime } from '../base/audience.ts';
import { id, longText, optionalText, text, timeZone } from '../base/fields.ts';
import { list } from '../base/list.ts';

const code = v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/));
const name = v.pipe(text, v.nonEmpty());
const title = v.optional(text, '');
const html = v.optional(longText, '');
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const picture: v.GenericSchema<ContentPicture> = v.object({ address: name, width: size, height: size });

const ids = v.pipe(v.array(id), v.maxLength(60));
const source = v.union([
  v.object({ kind: v.literal('hot'), type: name }),
  v.object({ kind: v.literal('new'), type: name }),
  v.object({ kind: v.literal('vendor'), type: name, vendor: name }),
  v.object({ kind: v.literal('games'), ids }),
  v.object({ kind: v.literal('offers'), ids }),
  v.object({ kind: v.literal('recommended') }),
]) as v.GenericSchema<RowSource>;

const block = v.union([
  v.object({ kind: v.literal('text'), title, content: html }),
  v.object({ kind: v.literal('picture'), picture, alternative: title }),
  v.object({ kind: v.literal('row'), title, source }),
  v.object({ kind: v.literal('offer'), promotion: id }),
  v.object({ kind: v.literal('steps'), title, items: list(v.object({ title: name, text: title })) }),
  v.object({ kind: v.literal('questions'), title, items: list(v.object({ title: name, content: html })) }),
]) as unknown as v.GenericSchema<Block>;

const words = v.object({
  title,
  text: v.optional(longText, ''),
  content: html,
  changes: v.optional(longText, ''),
  picture: optionalText,
}) as unknown as v.GenericSchema<Partial<EntryWords>, EntryWords>;

const figure = v.optional(v.pipe(v.number(), v.safeInteger()), 0);

/** One entry as a platform or a file writes it. Blocks that are not in the list are left out and counted (OPS-09). */
export const contentEntry = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/)),
    kind: v.picklist(contentKinds),
    slot: v.pipe(v.string(), v.regex(/^[\w.:/-]{1,128}$/)),
    from: zonedTime,
    to: zonedTime,
    zone: v.optional(timeZone, 'UTC'),
    for: v.optional(audience, {}),
    order: figure,
    revision: figure,
    offers: v.optional(v.nullable(v.picklist(['promotion', 'vip'])), null),
    linkage: optionalText,
    target: optionalText,
    source: v.optional(v.nullable(source), null),
    blocks: v.optional(v.record(code, list(block)), {}),
    version: optionalText,
    words: v.optional(v.record(code, words), {}),
  }),
  v.transform((value): ContentEntry => value as ContentEntry),
);

export type ContentWire = v.InferInput<typeof contentEntry>;
