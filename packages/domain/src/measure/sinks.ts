import type { Purpose } from './purposes.ts';

export const sinkIds = ['site', 'ga4', 'gtm', 'segment', 'posthog', 'console'] as const;
export type SinkId = (typeof sinkIds)[number];

/** Receiver of events. Consent dialog, privacy page and policy header are written from this list (OPS-25). */
export interface Sink {
  /** Name of the service, the same in every language. */
  name: string;
  purpose: Purpose;
  /** Hosts that a script may come from, and to which events may go. */
  script: readonly string[];
  connect: readonly string[];
  /** Months for which the service is set to keep events. */
  months: number;
  /** Beginnings of the names of cookies that its script writes; they go with the consent. */
  cookies: readonly string[];
}

const google = 'https://www.googletagmanager.com';
const collecting = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];

export const sinks: Readonly<Record<SinkId, Sink>> = {
  site: { name: 'site', purpose: 'operate', script: [], connect: [], months: 3, cookies: [] },
  ga4: {
    name: 'Google Analytics 4',
    purpose: 'measure',
    script: [google],
    connect: collecting,
    months: 14,
    cookies: ['_ga', '_gid'],
  },
  gtm: {
    name: 'Google Tag Manager',
    purpose: 'marketing',
    script: [google],
    connect: collecting,
    months: 14,
    cookies: ['_ga', '_gid', '_gcl'],
  },
  segment: {
    name: 'Segment',
    purpose: 'measure',
    script: [],
    connect: ['https://api.segment.io'],
    months: 12,
    cookies: [],
  },
  posthog: {
    name: 'PostHog',
    purpose: 'improve',
    script: [],
    connect: ['https://eu.i.posthog.com'],
    months: 12,
    cookies: [],
  },
  console: { name: 'console', purpose: 'measure', script: [], connect: [], months: 0, cookies: [] },
};

/** Part of a brand document that names its sinks. */
export interface Measuring {
  /** Google's analytics, whose id comes from the platform. */
  analytics: boolean;
  sinks: readonly { kind: SinkId }[];
  vitals?: { basis: 'consent' | 'anonymous' } | null;
  experiments?: readonly unknown[];
  flags?: object | null;
}

/** Lists the sinks of a brand that need a yes. */
export const sinksOf = ({ analytics, sinks: named }: Measuring): SinkId[] => [
  ...new Set([...(analytics ? (['ga4'] as const) : []), ...named.map(({ kind }) => kind)]),
];

/** Lists the purposes that a brand has to ask about, in the order of the dialog. */
export function askedPurposes(brand: Measuring): Exclude<Purpose, 'operate'>[] {
  const had = sinksOf(brand).map((id) => sinks[id].purpose);
  if (brand.vitals?.basis === 'consent') had.push('measure');
  if (brand.experiments?.length || brand.flags) had.push('improve');
  return (['measure', 'improve', 'marketing'] as const).filter((purpose) => had.includes(purpose));
}

/** Collects the hosts of sinks for the policy header. */
export function sinkHosts(ids: readonly SinkId[]): { script: string[]; connect: string[] } {
  const of = (part: 'script' | 'connect') => [...new Set(ids.flatMap((id) => sinks[id][part]))];
  return { script: of('script'), connect: of('connect') };
}
