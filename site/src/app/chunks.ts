import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { completeWords } from '../language/language.ts';
import { visitStorage } from '../session/storage.ts';

export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A part of the page that did not arrive: its script, or the stylesheet it needs. */
export class ChunkError extends Error {
  constructor(
    readonly kind: ChunkFailure,
    readonly address: string,
  ) {
    super(`${kind}: ${address}`);
  }
}

const limit = 120_000;
const reloadedKey = 'reloaded-for';

/** The front page does with the words that come first. */
type Words = 'first' | 'all';

export interface Part<Props extends object = object> {
  component: LazyExoticComponent<ComponentType<Props>>;
  /** Begins to fetch it before it is shown. */
  preload: () => void;
}

/**
 * A part loaded when it is first shown (NAV-16). After a new deployment the old part is gone: the page reloads once for an
 * address, and only a second failure is shown.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needs: Words = 'all',
): Part<Props> {
  let under: Promise<ComponentType<Props>> | null = null;
  const once = () => {
    under ??= fetchPart(load, needs).catch((error: unknown) => {
      under = null;
      throw error;
    });
    return under;
  };
  return {
    component: lazy(async () => ({ default: await once() })),
    preload: () => void once().catch(() => undefined),
  };
}

/** Fetches a part, and beside it the words it needs. Rejects with a `ChunkError`. */
export async function fetchPart<T>(load: () => Promise<T>, needs: Words = 'all'): Promise<T> {
  try {
    const [loaded] = await within(limit, Promise.all([load(), needs === 'all' && completeWords()]));
    visitStorage.removeItem(reloadedKey);
    return loaded;
  } catch (error) {
    const failure = describe(error);
    if (failure.kind === 'missing' && visitStorage.getItem(reloadedKey) !== location.href) {
      visitStorage.setItem(reloadedKey, location.href);
      location.reload();
      return new Promise(() => undefined);
    }
    throw failure;
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout', location.pathname)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function describe(error: unknown): ChunkError {
  if (error instanceof ChunkError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const address = /(https?:\/\/\S+|\/assets\/\S+)/.exec(message)?.[1] ?? location.pathname;
  const gone = /fetch dynamically imported|importing a module|preload css|error loading/i.test(message);
  return new ChunkError(gone && navigator.onLine ? 'missing' : 'error', address);
}
