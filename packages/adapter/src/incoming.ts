import { type AnyEndpoint, longestBody, readQuery } from '@baize/gateway';
import { Refused } from './refused.ts';

export interface Peer {
  /** Address of the connection's other end. */
  address?: string | null;
}

/** Facts about the visitor that a listed proxy may replace. */
export interface Incoming {
  origin: string;
  address: string | null;
  userAgent: string | null;
}

/** Reads who asks; `x-forwarded-*` counts only from a proxy of ours. */
export function readIncoming(request: Request, { address = null }: Peer, proxies: ReadonlySet<string>): Incoming {
  const { headers } = request;
  const { origin, host } = new URL(request.url);
  const byProxy = address !== null && proxies.has(address);
  const forwarded = (name: string) => (byProxy ? headers.get(name)?.split(',').at(-1)?.trim() || null : null);
  const scheme = forwarded('x-forwarded-proto');
  const named = forwarded('x-forwarded-host') ?? host;
  return {
    origin: scheme === 'https' || scheme === 'http' ? `${scheme}://${named}` : origin.replace(host, named),
    address: forwarded('x-forwarded-for') ?? address,
    userAgent: headers.get('user-agent')?.slice(0, 400) ?? null,
  };
}

/** Refuses a write that another site's page sends, and a token in the address. */
export function refuseForeign(request: Request, { origin }: Incoming, siteOrigins: readonly string[]): void {
  const { searchParams, host } = new URL(request.url);
  for (const name of searchParams.keys())
    if (/^(?:token|access_token|authorization)$/i.test(name))
      throw new Refused('invalid-request', { message: 'a token belongs into a header' });
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  // Behind a proxy that ends TLS the page's origin differs from ours in scheme.
  const own = [origin, `https://${host}`, ...siteOrigins];
  if (
    (from !== null && !own.includes(from)) ||
    (from === null && site !== null && !/^(?:same-origin|none)$/.test(site))
  )
    throw new Refused('not-allowed', { message: 'not from here' });
}

export const tokenOf = ({ headers }: Request): string | null =>
  /^Bearer ([\w.~+/=-]{1,512})$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;

const formType = 'application/x-www-form-urlencoded';

/** Reads the fields of a call: the query of a GET, else a body of JSON or a form. Refuses another media type and a long body. */
export async function readFields(request: Request, endpoint: AnyEndpoint): Promise<Record<string, unknown>> {
  const { searchParams } = new URL(request.url);
  if (request.method === 'GET') return readQuery(searchParams);
  const text = await shortText(request, longestBody(endpoint));
  if (text === '') return readQuery(searchParams);
  const media = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (media !== (endpoint.form ? formType : 'application/json'))
    throw new Refused('invalid-request', { status: 415, message: 'not of the type this call takes' });
  if (endpoint.form) return readQuery(new URLSearchParams(text));
  const fields = readJson(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Refused('invalid-request', { message: 'not what this call takes' });
  return fields as Record<string, unknown>;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function shortText(request: Request, longest: number): Promise<string> {
  const tooLong = () => new Refused('too-large', { message: 'the body is too long' });
  if (Number(request.headers.get('content-length')) > longest) throw tooLong();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > longest) {
      await reader.cancel().catch(() => undefined);
      throw tooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Names the language of a call, by its input or by what the browser accepts. */
export function languageOf(input: unknown, request: Request): string {
  const named = (input as { language?: unknown } | null)?.language;
  if (typeof named === 'string') return named;
  return (/^[a-z]{2}/i.exec(request.headers.get('accept-language') ?? '')?.[0] ?? 'EN').toUpperCase();
}
