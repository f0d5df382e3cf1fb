import { readWebAddress } from '@baize/domain';
import * as v from 'valibot';
import known from './knownMarks.json' with { type: 'json' };

/** Licences and networks that need only a name, from knownMarks.json. */
export const knownLicences: readonly string[] = Object.keys(known.licences);
export const knownNetworks: readonly string[] = Object.keys(known.networks);

export type MarkLabel = string | Readonly<Record<string, string>>;

export interface Mark {
  id: string;
  label: MarkLabel;
  letters: string;
  /** Name of a design system drawing, or URL of a picture; null for letters only. */
  emblem: string | null;
  link: string | null;
}

export interface AgeMark extends Omit<Mark, 'id' | 'letters'> {
  age: number;
}

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'small letters, digits and hyphens'));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const label = v.union([text, v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2,4}$/)), text)]);
const letters = v.pipe(v.string(), v.nonEmpty(), v.maxLength(7));

const link = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^https:/i, 'an https address'),
  v.check((value) => readWebAddress(value) !== null, 'an https address'),
);

/** Name of a drawing, an SVG in the brand's folder, a path or an https URL; always rendered as a picture. */
const emblem = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(
    (value) =>
      /^[a-z][a-z0-9-]*$|^[\w-]+\.svg$|^\/(?!\/)[^\s\\]*$/.test(value) ||
      (/^https:/i.test(value) && readWebAddress(value) !== null),
    'a drawing, an SVG beside the brand, a path or an https address',
  ),
);

const looks = { letters: v.optional(letters), emblem: v.optional(emblem), link: v.optional(link) };

const licenceEntry = v.object({ id: name, label, ...looks });

/** Licence: a known one by name, or any other with a label. */
export const licence = v.pipe(
  v.union([v.picklist(knownLicences), licenceEntry]),
  v.transform((given) =>
    typeof given === 'string' ? markOf(given, knownIn(known.licences, given) ?? {}) : markOf(given.id, given),
  ),
);

const networkEntry = v.object({ label: v.optional(label), ...looks });

/** Name of a network → URL or entry; unknown networks need a label. */
export const networks = v.pipe(
  v.record(name, v.union([link, networkEntry])),
  v.check(
    (given) =>
      Object.entries(given).every(
        ([id, one]) => id in known.networks || (typeof one !== 'string' && one.label !== undefined),
      ),
    'a label for what is no known network',
  ),
  v.transform((given) =>
    Object.entries(given).map(([id, one]): Mark & { isOwn: boolean } => ({
      ...networkOf(id, typeof one === 'string' ? { link: one } : one),
      // The platform decides whether a plain URL is shown.
      isOwn: typeof one !== 'string',
    })),
  ),
);

export const loginProvider = { provider: name, label: v.optional(label), letters: looks.letters, emblem: looks.emblem };

const ageEntry = v.object({
  age: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)),
  label: v.optional(label),
  emblem: looks.emblem,
  link: looks.link,
});

/** Minimum age: a known one, or any from 18 with its own mark. */
export const ageGate = v.union([v.picklist(known.ages), ageEntry]);

export const statusMarks = v.record(
  v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/, 'the name of a status')),
  v.object({ emblem }),
);

export function ageMarkOf(given: v.InferOutput<typeof ageGate>): AgeMark {
  const { age, ...look } = typeof given === 'number' ? { age: given } : given;
  return { age, label: `${age}+`, emblem: null, link: null, ...look };
}

type Look = { label?: MarkLabel; letters?: string; emblem?: string; link?: string };

export function networkOf(id: string, own: Look = {}): Mark {
  return markOf(id, { ...knownIn(known.networks, id), ...own });
}

/** Returns the URL of an SVG in the brand's folder; other emblems stay as they are. */
export const emblemAddress = <M extends { emblem: string | null }>(brand: string, mark: M): M =>
  mark.emblem?.endsWith('.svg') && !mark.emblem.includes('/')
    ? { ...mark, emblem: `/brands/${brand}.${mark.emblem}` }
    : mark;

function markOf(id: string, { label: words = id, letters: own, emblem: drawn, link: address }: Look): Mark {
  return { id, label: words, letters: own ?? initials(words), emblem: drawn ?? null, link: address ?? null };
}

const knownIn = (marks: Readonly<Record<string, Look>>, id: string): Look | undefined =>
  Object.hasOwn(marks, id) ? marks[id] : undefined;

function initials(label: MarkLabel): string {
  const words = typeof label === 'string' ? label : (label.EN ?? Object.values(label)[0] ?? '');
  return words
    .split(/\s+/)
    .filter((word) => /^\p{L}|^\p{N}/u.test(word))
    .slice(0, 3)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
