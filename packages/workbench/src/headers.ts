import { type SinkId, sinkHosts } from '@baize/domain';

/** Other origins a page may use, each as scheme, host and port. */
export interface Origins {
  games: readonly string[];
  images: readonly string[];
  platform: readonly string[];
  /** Sinks of the brand, whose hosts the policy admits; they are asked only after consent (APP-10, OPS-25). */
  sinks?: readonly SinkId[];
  human?: readonly string[];
  /** Origins of the operator that reports and measurements are sent to. */
  reports?: readonly string[];
}

export type Kind = 'page' | 'file';

/** Responses that carry a header; `deployed` means served over TLS. */
type Reach = 'all' | Kind | 'deployed';

interface Header {
  name: string;
  reach: Reach;
  value(origins: Origins): string;
}

const list = (...words: readonly (string | readonly string[])[]) => words.flat().join(' ');

/** Builds the CSP: no inline scripts or styles, and HTML strings only from the sanitiser (SAF-01). */
export const policy = ({ games, images, platform, sinks = [], human = [], reports = [] }: Origins): string => {
  const measuring = sinkHosts(sinks);
  return [
    "default-src 'none'",
    list("script-src 'self'", measuring.script, human),
    list("style-src 'self'", human),
    // Uploads are previewed from blob URLs.
    list("img-src 'self' data: blob:", images, human),
    list("connect-src 'self'", platform, measuring.connect, human, reports),
    "font-src 'self'",
    list('frame-src', games.length > 0 ? games : "'none'"),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The third-party script creates script URLs; the default Trusted Types policy limits them to its origins.
    // `worker` admits the address of the worker alone (OPS-35).
    list(
      'trusted-types dompurify worker',
      measuring.script.length > 0 ? 'analytics' : [],
      human.length > 0 ? 'default' : [],
    ),
  ].join('; ');
};

const unused = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const permissions = ({ games }: Origins): string => {
  const allowed = list(
    'self',
    games.map((origin) => `"${origin}"`),
  );
  return [
    ...unused.map((name) => `${name}=()`),
    `fullscreen=(${allowed})`,
    `autoplay=(${allowed})`,
    'clipboard-write=(self)',
  ].join(', ');
};

/** The single source of headers: the server sends them, and the samples in docs/deploy are generated from it. */
const headers: readonly Header[] = [
  { name: 'content-security-policy', reach: 'page', value: policy },
  // Files, platform responses and 404s must not be framed either (FLT-069).
  { name: 'content-security-policy', reach: 'file', value: () => "frame-ancestors 'none'" },
  { name: 'permissions-policy', reach: 'page', value: permissions },
  { name: 'cross-origin-opener-policy', reach: 'page', value: () => 'same-origin-allow-popups' },
  { name: 'referrer-policy', reach: 'all', value: () => 'same-origin' },
  { name: 'x-content-type-options', reach: 'all', value: () => 'nosniff' },
  { name: 'strict-transport-security', reach: 'deployed', value: () => 'max-age=31536000; includeSubDomains' },
];

/** Folders with files only: a missing file is a 404, never the page. */
export const assetFolders = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/fonts/': 'public, max-age=31536000, immutable',
  '/alphabets/': 'no-cache',
  '/flags/': 'public, max-age=86400, stale-while-revalidate=604800',
  '/brands/': 'no-cache',
} as const satisfies Record<string, string>;

/** Paths of platform calls, which hosts pass on. */
export const platformPaths = ['/wps/', '/lgw/', '/lotto/'];

/** Files that decide what a browser keeps, so they are never kept themselves (OPS-35). */
export const neverKept = ['/sw.js', '/sw-off.js'];

/** Returns `cache-control`: immutable for names that change with their content, otherwise revalidated. */
export function cachingOf(path: string): string {
  if (neverKept.includes(path)) return 'no-store';
  const folder = Object.entries(assetFolders).find(([prefix]) => path.startsWith(prefix));
  return folder ? folder[1] : 'no-cache';
}

export function headersFor(kind: Kind, origins: Origins): Record<string, string> {
  return Object.fromEntries(pick(['all', kind], origins));
}

export function deployedHeaders(kind: Kind, origins: Origins): [string, string][] {
  return pick(['all', kind, 'deployed'], origins);
}

function pick(reaches: readonly Reach[], origins: Origins): [string, string][] {
  return headers.filter(({ reach }) => reaches.includes(reach)).map(({ name, value }) => [name, value(origins)]);
}
