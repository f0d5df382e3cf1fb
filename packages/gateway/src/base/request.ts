import { languageTag } from '@baize/domain';
import * as v from 'valibot';
import type { AnyEndpoint, Endpoint, InputOf } from './endpoint.ts';
import type { Cipher } from './sealing.ts';

export interface RequestOptions {
  baseUrl: string;
  token: string | null;
  language: string;
  tag?: string;
  idempotencyKey?: string;
  cipher: () => Promise<Cipher>;
  /** Moment that sealed payloads carry, ms since 1970, by the platform's clock. */
  now: number;
  signal: AbortSignal;
}

export class CannotSeal extends Error {}

/** Builds the wire input with defaults and language; null if the schema rejects it or a query cannot carry it. */
export function readInput(endpoint: AnyEndpoint, input: unknown, language: string): Record<string, unknown> | null {
  const given = toWire(endpoint, input as Record<string, unknown>);
  const { entries } = endpoint.input as { entries?: Record<string, unknown> };
  if (entries && 'language' in entries) given.language ??= language;
  const result = v.safeParse(endpoint.input, given);
  if (!result.success) return null;
  const fields = result.output as Record<string, unknown>;
  const inAddress = endpoint.method === 'GET' || endpoint.form;
  return inAddress && Object.values(fields).flat().some(isBroken) ? null : fields;
}

/** Returns the URL of a read without the platform's origin; null if its input is invalid. */
export function addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, language: string): string | null {
  const fields = readInput(endpoint, input, language);
  return fields && readAddress(endpoint, fields);
}

const readAddress = ({ path }: AnyEndpoint, fields: Record<string, unknown>): string => path + writeQuery(fields);

function toWire({ inputNames = {} }: AnyEndpoint, input: Record<string, unknown>): Record<string, unknown> {
  const wireNames = new Map(Object.entries(inputNames).map(([wire, ours]) => [ours, wire]));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [wireNames.get(name) ?? name, value]));
}

/** Lone surrogates survive in JSON, but percent-encoding would replace them. */
const isBroken = (value: unknown) => /\p{Cs}/u.test(String(value));

/**
 * Builds the request of one attempt. Sealed payloads are sealed anew each time, so that a retry is not mistaken for a
 * replay.
 */
export async function makeRequest(
  endpoint: AnyEndpoint,
  fields: Record<string, unknown>,
  options: RequestOptions,
): Promise<Request> {
  const { baseUrl, token, language, tag, idempotencyKey, signal } = options;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': tag ?? languageTag(language) });
  if (token !== null) authorise(headers, token);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);

  const isRead = endpoint.method === 'GET';
  const cache = token === null ? 'no-cache' : 'no-store';
  const init: RequestInit = { method: endpoint.method, headers, signal, cache, redirect: 'error' };
  const hasBody = !isRead && (endpoint.encrypted || Object.keys(fields).length > 0);
  if (hasBody) {
    headers.set('Content-Type', endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json');
    init.body = endpoint.form ? writeQuery(fields).slice(1) : JSON.stringify(await sealed(endpoint, fields, options));
  }
  return new Request(baseUrl + (isRead ? readAddress(endpoint, fields) : endpoint.path), init);
}

/** The only place that defines how a token is sent. */
function authorise(headers: Headers, token: string) {
  headers.set('Authorization', `Bearer ${token}`);
}

async function sealed({ encrypted, sealedField }: AnyEndpoint, fields: Record<string, unknown>, options: Sealing) {
  if (encrypted) return { payload: await seal(fields, options) };
  if (!sealedField) return fields;
  return { ...fields, [sealedField]: await seal({ [sealedField]: fields[sealedField] }, options) };
}

type Sealing = Pick<RequestOptions, 'cipher' | 'now'>;

async function seal(fields: object, { cipher, now }: Sealing): Promise<string> {
  try {
    return await (await cipher()).seal(fields, now);
  } catch (cause) {
    throw new CannotSeal('', { cause });
  }
}

function writeQuery(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
