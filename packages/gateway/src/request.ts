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
  signal: AbortSignal;
}

/** The payload could not be sealed; it is never sent readable instead. */
export class CannotSeal extends Error {}

/** The input as it travels, defaults and language filled in; null when the schema refuses it or a query cannot carry it. */
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

/** Where a read is asked for, without the platform's origin; null when its input is refused. */
export function addressOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, language: string): string | null {
  const fields = readInput(endpoint, input, language);
  return fields && readAddress(endpoint, fields);
}

const readAddress = ({ path }: AnyEndpoint, fields: Record<string, unknown>): string => path + writeQuery(fields);

/** The input by the wire's names. */
function toWire({ inputNames = {} }: AnyEndpoint, input: Record<string, unknown>): Record<string, unknown> {
  const wireNames = new Map(Object.entries(inputNames).map(([wire, ours]) => [ours, wire]));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [wireNames.get(name) ?? name, value]));
}

/** A lone surrogate: JSON carries it, but percent-encoding would replace it. */
const isBroken = (value: unknown) => /\p{Cs}/u.test(String(value));

/** One attempt's request. A sealed payload is sealed anew each time, so that a repeat is not taken for a replay. */
export async function makeRequest(
  endpoint: AnyEndpoint,
  fields: Record<string, unknown>,
  options: RequestOptions,
): Promise<Request> {
  const { baseUrl, token, language, tag, idempotencyKey, cipher, signal } = options;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': tag ?? languageTag(language) });
  if (token !== null) authorise(headers, token);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);

  const isRead = endpoint.method === 'GET';
  const cache = token === null ? 'no-cache' : 'no-store';
  const init: RequestInit = { method: endpoint.method, headers, signal, cache, redirect: 'error' };
  const hasBody = !isRead && (endpoint.encrypted || Object.keys(fields).length > 0);
  if (hasBody) {
    headers.set('Content-Type', endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json');
    init.body = endpoint.form ? writeQuery(fields).slice(1) : JSON.stringify(await sealed(endpoint, fields, cipher));
  }
  return new Request(baseUrl + (isRead ? readAddress(endpoint, fields) : endpoint.path), init);
}

/** The only place that says how a token travels. */
function authorise(headers: Headers, token: string) {
  headers.set('Authorization', `Bearer ${token}`);
}

/** The body of a call, with what must not travel readable sealed: all of it, one field, or nothing. */
async function sealed(
  { encrypted, sealedField }: AnyEndpoint,
  fields: Record<string, unknown>,
  cipher: () => Promise<Cipher>,
) {
  if (encrypted) return { payload: await seal(fields, cipher) };
  if (!sealedField) return fields;
  return { ...fields, [sealedField]: await seal({ [sealedField]: fields[sealedField] }, cipher) };
}

async function seal(fields: object, cipher: () => Promise<Cipher>): Promise<string> {
  try {
    return await (await cipher()).seal(fields);
  } catch (cause) {
    throw new CannotSeal('', { cause });
  }
}

/** Fields as a query: arrays repeat the name, what is not set is left out. */
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
