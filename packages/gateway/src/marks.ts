import { readWebAddress } from '@baize/domain';
import * as v from 'valibot';
import known from './knownMarks.json' with { type: 'json' };

/** The names by which licences and networks can be given without more: what stands in knownMarks.json. */
export const knownLicences: readonly string[] = Object.keys(known.licences);
export const knownNetworks: readonly string[] = Object.keys(known.networks);

/** A text, or language code → text. */
export type MarkLabel = string | Readonly<Record<string, string>>;

/** What stands for a licence, a network or an age: its words, and in little its emblem or else its letters. */
export interface Mark {
  id: string;
  label: MarkLabel;
  /** At most seven. */
  letters: string;
  /** A drawing of the design system by name, or the address of a picture; null for letters alone. */
  emblem: string | null;
  /** An https address; null for none. */
  link: string | null;
}

/** The mark of a minimum age. */
export interface AgeMark extends Omit<Mark, 'id' | 'letters'> {
  /** In years. */
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

/** A name of a drawing, an SVG beside the brand, a path of the site, or an https address: whatever it is, it is shown as a picture. */
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

/** A licence: a known one by its name, or any other with its words. */
export const licence = v.pipe(
  v.union([v.picklist(knownLicences), licenceEntry]),
  v.transform((given) =>
    typeof given === 'string' ? markOf(given, knownIn(known.licences, given) ?? {}) : markOf(given.id, given),
  ),
);

const networkEntry = v.object({ label: v.optional(label), ...looks });

/** Name of a network → its address, or what stands for it. One that is not known has a label. */
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
      // An address alone is the platform's to show or to hide.
      isOwn: typeof one !== 'string',
    })),
  ),
);

/** Who else one can log in by; the label of a known network need not be said. */
export const loginProvider = { provider: name, label: v.optional(label), letters: looks.letters, emblem: looks.emblem };

const ageEntry = v.object({
  age: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(99)),
  label: v.optional(label),
  emblem: looks.emblem,
  link: looks.link,
});

/** The age from which one may play: a known one, or any other from 18 with its mark. */
export const ageGate = v.union([v.picklist(known.ages), ageEntry]);

/** Status of the design system → what stands beside its word. */
export const statusMarks = v.record(
  v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/, 'the name of a status')),
  v.object({ emblem }),
);

export function ageMarkOf(given: v.InferOutput<typeof ageGate>): AgeMark {
  const { age, ...look } = typeof given === 'number' ? { age: given } : given;
  return { age, label: `${age}+`, emblem: null, link: null, ...look };
}

type Look = { label?: MarkLabel; letters?: string; emblem?: string; link?: string };

/** A network by its name, with what a brand says of it itself. */
export function networkOf(id: string, own: Look = {}): Mark {
  return markOf(id, { ...knownIn(known.networks, id), ...own });
}

/** Where a picture beside the brand's file is served; anything else stays. */
export const emblemAddress = <M extends { emblem: string | null }>(brand: string, mark: M): M =>
  mark.emblem?.endsWith('.svg') && !mark.emblem.includes('/')
    ? { ...mark, emblem: `/brands/${brand}.${mark.emblem}` }
    : mark;

function markOf(id: string, { label: words = id, letters: own, emblem: drawn, link: address }: Look): Mark {
  return { id, label: words, letters: own ?? initials(words), emblem: drawn ?? null, link: address ?? null };
}

const knownIn = (marks: Readonly<Record<string, Look>>, id: string): Look | undefined =>
  Object.hasOwn(marks, id) ? marks[id] : undefined;

/** The first letters of the first three words. */
function initials(label: MarkLabel): string {
  const words = typeof label === 'string' ? label : (label.EN ?? Object.values(label)[0] ?? '');
  return words
    .split(/\s+/)
    .filter((word) => /^\p{L}|^\p{N}/u.test(word))
    .slice(0, 3)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
