import * as v from 'valibot';
import { type ContentAdapter, fileContent } from './contentSources.ts';

/** Answer of a headless content system, as many of them write it: fields by locale, links by id, drafts beside. */
export const headlessAnswer = v.object({
  items: v.array(
    v.object({
      sys: v.object({ id: v.string(), type: v.string(), version: v.optional(v.number(), 0), published: v.boolean() }),
      fields: v.record(v.string(), v.record(v.string(), v.unknown())),
    }),
  ),
  assets: v.optional(v.record(v.string(), v.object({ url: v.string() })), {}),
});

export interface HeadlessOptions {
  /** Locale of fields that are the same in every language. */
  locale: string;
  /** Locale of the system → code of the brand's language. */
  languages: Readonly<Record<string, string>>;
}

/**
 * Example of an adapter: entries of a headless system become ours. It maps names, takes drafts out and resolves pictures,
 * and leaves all checks to the reading of a file, so that a mistake of the system leaves out that entry alone.
 */
export const headlessContent =
  ({ locale, languages }: HeadlessOptions): ContentAdapter<unknown> =>
  (source) => {
    const answer = v.safeParse(headlessAnswer, source);
    if (!answer.success) return { entries: [], dropped: 1 };
    const { items, assets } = answer.output;
    const entries = items
      .filter(({ sys }) => sys.published)
      .map(({ sys, fields }) => {
        const plain = (name: string) => fields[name]?.[locale] ?? undefined;
        const inLanguages = (read: (own: string) => unknown) =>
          Object.fromEntries(
            Object.entries(languages).flatMap(([own, code]) => {
              const value = read(own);
              return value === undefined ? [] : [[code, value]];
            }),
          );
        const picture = (own: string) => {
          const asset = fields.picture?.[own] ?? plain('picture');
          return typeof asset === 'string' ? (assets[asset]?.url ?? null) : null;
        };
        return {
          id: sys.id,
          kind: sys.type,
          revision: sys.version,
          slot: plain('slot'),
          from: plain('startsAt'),
          to: plain('endsAt'),
          zone: plain('timeZone'),
          for: plain('audience'),
          order: plain('position'),
          offers: plain('offer'),
          linkage: plain('linkType'),
          target: plain('link'),
          source: plain('source'),
          version: plain('version'),
          words: inLanguages((own) =>
            fields.title?.[own] === undefined
              ? undefined
              : {
                  title: fields.title[own],
                  text: fields.summary?.[own],
                  content: fields.body?.[own],
                  changes: fields.changes?.[own],
                  picture: picture(own),
                },
          ),
          blocks: inLanguages((own) => fields.blocks?.[own]),
        };
      });
    return fileContent({ entries });
  };
