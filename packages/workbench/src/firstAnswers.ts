import { decideAvailability, orderOrigins, pictureSources } from '@baize/domain';
import {
  addressOf,
  type BrandDocument,
  countryCode,
  createClient,
  type Endpoint,
  permission,
  systemStatus,
  type ValueOf,
} from '@baize/gateway';
import type { Hono } from 'hono';
import { firstLists } from '../../../site/src/data/firstLists.ts';
import { type FirstRead, firstReads, readsOfAll } from '../../../site/src/data/firstReads.ts';
import { escaped } from './escaped.ts';
import { shareAnswers } from './sharedAnswers.ts';

/** How long (ms) a page waits for the platform; the page's script asks for what is missing itself. */
const patience = 400;
/** Place of the banner's picture in the frame that a build makes for servers. */
export const picturePlace = '%picture%';
/** Most pictures that are named in the head: those of the first row. */
const mostPictures = 5;

/** Reads that tell something about the visitor, so that no other visitor gets the answer. */
const ofTheVisitor: readonly Endpoint[] = [countryCode, permission, systemStatus];

export interface FirstAnswersAsked {
  brand: BrandDocument;
  /** The brand document as the platform wrote it. */
  body: string;
  request: Request;
  /** Bindings of the server, for platforms that look at the visitor's address. */
  env: unknown;
  /** Code of the page's language. */
  language: string;
  /** Canonical path of the page. */
  path: string;
}

export interface FirstAnswers {
  /** Bodies of answers with status 200, by path and query. */
  bodies: Readonly<Record<string, string>>;
  /** Chance (0 to 1) by which the visit chooses among the origins of pictures. */
  draw: number;
  /** Address of the first banner's picture; null if the page has none. */
  banner: string | null;
  /** Addresses of the pictures that the page shows first, the banner's among them. */
  pictures: readonly string[];
}

interface Answer {
  body: string;
  value: unknown;
}

/**
 * Asks the platform what a visitor's page reads first. Never carries a token. A platform that is closed to the visitor
 * says only that (APP-04); one on another origin is asked by the page.
 */
export function firstAnswersOf(platform: Hono, now: () => number = Date.now) {
  const shared = shareAnswers(now);
  return async ({ brand, body, request, env, language, path }: FirstAnswersAsked): Promise<FirstAnswers | null> => {
    if (brand.platformOrigin !== '') return null;
    const { host, origin, search } = new URL(request.url);
    const { merchant, merchantCode, channel = '' } = brand;
    const reader = { merchant, merchantCode, channel, language };
    const send = async (asked: Request) =>
      platform.request(asked.url, { headers: headersOf(asked, request) }, env as object);
    const reads = [
      ...readsOfAll(reader, host),
      ...(firstReads[path]?.(reader, path) ?? []),
      // A query may select another list. The first size of a list suits phones and most desks.
      ...(search === '' ? (firstLists[path]?.(reader, path).slice(0, 1) ?? []) : []),
    ];
    const answers = await Promise.all(
      reads.map(async ({ endpoint, input }) => {
        const address = addressOf(endpoint, input, language) ?? '';
        const ask = () => answerTo({ endpoint, input }, { origin, language, send });
        const asked = ofTheVisitor.includes(endpoint) ? ask() : shared(`${origin}${address} ${language}`, ask);
        return { endpoint, address, answer: await Promise.race([asked, nothingAfter(patience)]) };
      }),
    );
    const answered = <E extends Endpoint>(endpoint: E) =>
      answers.find((each) => each.endpoint === (endpoint as Endpoint))?.answer?.value as ValueOf<E> | undefined;
    const flags = answered(permission) ?? null;
    const open = decideAvailability(answered(systemStatus)?.status ?? 'unknown', flags) === 'normal';
    const told = answers.filter(({ endpoint }) => open || ofTheVisitor.includes(endpoint));
    const draw = Math.random();
    const origins = orderOrigins(flags?.imageOrigins ?? [], draw);
    const lists = told.map(({ answer }) => itemsOf(answer?.value));
    const [banner = null] = addressesOf(lists.flat().filter(isBanner).slice(0, 1), origins);
    const row = lists.find(([first]) => first?.picture && !isBanner(first)) ?? [];
    return {
      bodies: Object.fromEntries([
        ['/brand.json', body],
        ...told.flatMap(({ address, answer }) => (answer ? [[address, answer.body]] : [])),
      ]),
      draw,
      banner,
      pictures: [...(banner ? [banner] : []), ...addressesOf(row.slice(0, mostPictures), origins)],
    };
  };
}

const nothingAfter = (ms: number) => new Promise<null>((done) => setTimeout(done, ms, null));

/** Hands on what tells a platform who visits, such as `x-forwarded-for`, but nothing of a session. */
function headersOf(asked: Request, { headers }: Request): Headers {
  const all = new Headers(headers);
  for (const name of ['authorization', 'cookie', 'if-none-match', 'if-modified-since', 'accept-encoding'])
    all.delete(name);
  for (const [name, value] of asked.headers) all.set(name, value);
  return all;
}

interface Way {
  origin: string;
  language: string;
  send: (request: Request) => Promise<Response>;
}

/** Returns an answer that the page will understand; null for any other, which the page asks for and tells. */
async function answerTo({ endpoint, input }: FirstRead, { origin, language, send }: Way): Promise<Answer | null> {
  let body = '';
  const client = createClient({
    baseUrl: origin,
    fetch: async (request) => {
      const response = await send(request);
      body = response.status === 200 ? await response.clone().text() : '';
      return response;
    },
    token: () => null,
    language: () => language,
    cipher: () => Promise.reject(new Error('No read is sealed.')),
    onSignedOut: () => undefined,
  });
  try {
    const value = await client.call(endpoint, input, { probe: true });
    return body === '' ? null : { body, value };
  } catch {
    return null;
  }
}

interface Item {
  kind?: string;
  picture?: string | null;
}

const isBanner = ({ kind }: Item) => kind === 'B';

const addressesOf = (items: readonly Item[], origins: readonly string[]): string[] =>
  items.flatMap(({ picture }) => (picture ? pictureSources(picture, origins).slice(0, 1) : []));

/** Returns the items of a list, or of an object that holds games. */
function itemsOf(value: unknown): readonly Item[] {
  const list = (value as { games?: unknown } | undefined)?.games ?? value;
  return Array.isArray(list) ? list : [];
}

const served = /\s*<script data-answers\b[^>]*>[^<]*<\/script>|\s*<link data-answers\b[^>]*>/g;

/**
 * Stamps answers into a page, as data before the first script. The policy allows it, as no script runs it. Stamping
 * again replaces the previous stamp.
 */
export function stampAnswers(html: string, { bodies, draw, banner, pictures }: FirstAnswers, madeAt: Date): string {
  const stamped = { date: madeAt.toUTCString(), draw, ...(banner && { banner }), bodies };
  const data = JSON.stringify(stamped).replaceAll('<', '\\u003c');
  const parts = [
    `<script data-answers type="application/json">${data}</script>`,
    ...pictures.map((picture) => `<link data-answers rel="preload" as="image" href="${escaped(picture)}" />`),
  ];
  return html
    .replace(served, '')
    .replace(/\s*<link rel="preload" href="\/brand\.json"[^>]*>/, '')
    .replace(/(?=\s*<script src=")/, () => `\n    ${parts.join('\n    ')}`);
}

/** Puts the frame with the banner's picture in the place of the one without. */
export const stampBanner = (html: string, pictured: string, { banner }: FirstAnswers): string =>
  banner
    ? html.replace(/(?<=<!--shell-->).*(?=<!--\/shell-->)/s, () =>
        pictured.replaceAll(picturePlace, () => escaped(banner)),
      )
    : html;
