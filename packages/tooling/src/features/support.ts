import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

export const browsers = {
  chrome: 'Chrome, Edge',
  safari: 'Safari, on iPhones too',
  firefox: 'Firefox',
  samsunginternet_android: 'Samsung Internet',
} as const;

export type BrowserId = keyof typeof browsers;

/** First version that has a feature, by browser; `Infinity` for none. */
export type Versions = Record<BrowserId, number>;

const ids = Object.keys(browsers) as BrowserId[];

/** Returns what is known of a feature by its path, such as `css.selectors.has`; null for an unknown path. */
export function supportOf(path: string): Versions | null {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const part of path.split('.')) {
    if (!place || !Object.hasOwn(place, part)) return null;
    place = place[part];
  }
  return place?.__compat ? versionsOf(place) : null;
}

/** Returns the names below a path. */
export function namesBelow(path: string): string[] {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const part of path.split('.')) place = place?.[part];
  return Object.keys(place ?? {}).filter((name) => name !== '__compat');
}

function versionsOf(feature: Identifier): Versions {
  const support = feature.__compat?.support;
  return Object.fromEntries(
    ids.map((id) => {
      const known = support?.[id];
      const statements = Array.isArray(known) ? known : known ? [known] : [];
      return [id, Math.min(...statements.filter(isPlain).map(firstVersion))];
    }),
  ) as Versions;
}

/** Leaves out what needs a prefix, another name or a flag, and what was removed. */
const isPlain = ({ prefix, alternative_name, flags, version_removed }: SimpleSupportStatement): boolean =>
  !prefix && !alternative_name && !flags && !version_removed;

function firstVersion({ version_added }: SimpleSupportStatement): number {
  if (typeof version_added !== 'string') return Number.POSITIVE_INFINITY;
  return version_added === 'preview' ? Number.POSITIVE_INFINITY : Number.parseFloat(version_added.replace('≤', ''));
}
