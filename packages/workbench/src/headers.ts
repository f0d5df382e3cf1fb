/** The other origins a page may use; each is scheme, host and port. */
export interface Origins {
  /** Where games may be framed from. */
  games: readonly string[];
  /** Where pictures may come from, besides the site. */
  images: readonly string[];
  /** Where the platform answers, when that is not the site itself. */
  platform: readonly string[];
  /** The brand may load what measures its pages, once a visitor has consented (APP-10). */
  analytics?: boolean;
  /** What the third party's check uses that a person registers, where a brand allows one. */
  human?: readonly string[];
}

/** What an answer is: a page, or anything else. */
export type Kind = 'page' | 'file';

/** Which answers carry a header: all of them, those of one kind, or all of a deployment over TLS. */
type Reach = 'all' | Kind | 'deployed';

interface Header {
  name: string;
  reach: Reach;
  value(origins: Origins): string;
}

const list = (...words: readonly (string | readonly string[])[]) => words.flat().join(' ');

const measuring = {
  script: 'https://www.googletagmanager.com',
  connect: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
} as const;

/** No inline script, no inline style, no string into the document but what the sanitiser has made (SAF-01). */
export const policy = ({ games, images, platform, analytics = false, human = [] }: Origins): string =>
  [
    "default-src 'none'",
    list("script-src 'self'", analytics ? measuring.script : [], human),
    list("style-src 'self'", human),
    // What a person is about to send is shown from the page's own memory.
    list("img-src 'self' data: blob:", images, human),
    list("connect-src 'self'", platform, analytics ? measuring.connect : [], human),
    "font-src 'self'",
    list('frame-src', games.length > 0 ? games : "'none'"),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A third party's script makes addresses of scripts by itself: the default policy holds them to its origins.
    list('trusted-types dompurify', analytics ? 'analytics' : [], human.length > 0 ? 'default' : []),
  ].join('; ');

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

/** The one table of headers. The server sends them, and the samples in docs/deploy are written from it. */
const headers: readonly Header[] = [
  { name: 'content-security-policy', reach: 'page', value: policy },
  // Files, answers of the platform and what is missing cannot be framed either (FLT-069).
  { name: 'content-security-policy', reach: 'file', value: () => "frame-ancestors 'none'" },
  { name: 'permissions-policy', reach: 'page', value: permissions },
  { name: 'cross-origin-opener-policy', reach: 'page', value: () => 'same-origin-allow-popups' },
  { name: 'referrer-policy', reach: 'all', value: () => 'same-origin' },
  { name: 'x-content-type-options', reach: 'all', value: () => 'nosniff' },
  { name: 'strict-transport-security', reach: 'deployed', value: () => 'max-age=31536000; includeSubDomains' },
];

/** Folders that hold files alone: what is not there is missing, and never answered with the page. */
export const assetFolders = {
  '/assets/': 'public, max-age=31536000, immutable',
  '/fonts/': 'public, max-age=31536000, immutable',
  '/alphabets/': 'no-cache',
  '/flags/': 'public, max-age=86400, stale-while-revalidate=604800',
  '/brands/': 'no-cache',
} as const satisfies Record<string, string>;

/** How long an answer may be kept: for ever when its name changes with its content, otherwise asked for again. */
export function cachingOf(path: string): string {
  const folder = Object.entries(assetFolders).find(([prefix]) => path.startsWith(prefix));
  return folder ? folder[1] : 'no-cache';
}

/** The headers of one answer of the server that `npm start` runs. */
export function headersFor(kind: Kind, origins: Origins): Record<string, string> {
  return Object.fromEntries(pick(['all', kind], origins));
}

/** The same for a deployment over TLS, name by name. */
export function deployedHeaders(kind: Kind, origins: Origins): [string, string][] {
  return pick(['all', kind, 'deployed'], origins);
}

function pick(reaches: readonly Reach[], origins: Origins): [string, string][] {
  return headers.filter(({ reach }) => reaches.includes(reach)).map(({ name, value }) => [name, value(origins)]);
}
