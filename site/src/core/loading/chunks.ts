import type { Area } from '@baize/messages';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadOnce } from '../browser/reload.ts';
import { loadMessages } from '../language/language.ts';

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

export interface LazyPart<Props extends object = object> {
  component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches it once, however often it is asked for. */
  load: () => Promise<ComponentType<Props>>;
  /** Begins to fetch it before it is shown. */
  preload: () => void;
  /** Resolves when it and its words are there, or have failed. */
  settled: () => Promise<void>;
}

/**
 * A part loaded when it is first shown (NAV-16), and beside it the words of the areas that its texts stand in: none where the
 * front page's are all it says, every area where none are named. After a new deployment the old part is gone: the page reloads
 * once, and only a second failure is shown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words?: readonly Area[],
): LazyPart<Props> {
  let under: Promise<ComponentType<Props>> | null = null;
  let settled: Promise<void> | null = null;
  const once = () => {
    under ??= fetchPart(load, words).catch((error: unknown) => {
      // A sheet is not asked for twice in the life of a page: another try would show the part without it.
      if (!(error instanceof ChunkError && error.address.endsWith('.css'))) under = null;
      throw error;
    });
    return under;
  };
  return {
    component: lazy(async () => ({ default: await once() })),
    load: once,
    preload: () => void once().catch(() => undefined),
    settled: () => {
      settled ??= once().then(
        () => undefined,
        () => undefined,
      );
      return settled;
    },
  };
}

/** Fetches a part, and beside it the words of the areas that it needs. Rejects with a `ChunkError`. */
export async function fetchPart<T>(load: () => Promise<T>, words?: readonly Area[]): Promise<T> {
  try {
    const said = words?.length === 0 ? undefined : loadMessages(words);
    // Where one fails the other is waited for all the same: the title of a page that is missing is in its words.
    const [code, texts] = await within(limit, Promise.allSettled([earlySheets().then(load), said]));
    if (code.status === 'rejected') throw code.reason;
    if (texts.status === 'rejected') throw texts.reason;
    return code.value;
  } catch (error) {
    const failure = describe(error);
    if (failure.kind === 'missing' && reloadOnce()) return new Promise(() => undefined);
    throw failure;
  }
}

let sheets: Promise<unknown> | null = null;

/**
 * Resolves when each sheet that boot.js asked for has come or has taken itself out: one that is only on its way would pass for
 * there, and a part whose sheet is gone would be shown without it (FLT-094).
 */
function earlySheets(): Promise<unknown> {
  const over = (link: HTMLLinkElement) =>
    new Promise<void>((done) => {
      if (link.sheet) done();
      for (const end of ['load', 'error']) link.addEventListener(end, () => done());
    });
  sheets ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[data-early]')].map(over));
  return sheets;
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
