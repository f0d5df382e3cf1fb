import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyAdapter, Environment, Store } from '@baize/adapter';
import { Refusal } from '@baize/tooling/refusal';

export const folderOf = (id: string): string => `adapters/${id}`;
export const moduleOf = (id: string): string => `${folderOf(id)}/adapter.ts`;
/** Module that gives the store for several processes, with one function: `store(env)`. */
export const storeOf = (id: string): string => `${folderOf(id)}/store.ts`;

/** Loads the adapter of a folder. Throws a Refusal when there is none, or when it is no adapter. */
export async function loadAdapter(id: string): Promise<AnyAdapter> {
  const path = moduleOf(id);
  if (!existsSync(path)) throw new Refusal(`There is no ${path}: npm run adapter -- new ${id} writes one.`);
  const { default: adapter } = (await load(path)) as { default?: AnyAdapter };
  if (typeof adapter?.operations !== 'object' || typeof adapter.id !== 'string')
    throw new Refusal(`${path} has no adapter as its default export: export default defineAdapter({ … }).`);
  return adapter;
}

/** Loads the store that the adapter's folder gives; undefined without one. */
export async function loadStore(id: string, env: Environment): Promise<Store | undefined> {
  if (!existsSync(storeOf(id))) return undefined;
  const { store } = (await load(storeOf(id))) as { store?: (env: Environment) => Store };
  if (typeof store !== 'function') throw new Refusal(`${storeOf(id)} exports no function "store".`);
  return store(env);
}

async function load(path: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    throw new Refusal(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
