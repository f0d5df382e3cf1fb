import type { Area } from '@baize/messages';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { networkBack } from '../browser/online.ts';
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

const isSheet = ({ address }: ChunkError) => address.endsWith('.css');

export interface LazyPart<Props extends object = object> {
  component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches it once, however often it is asked for. */
  load: () => Promise<ComponentType<Props>>;
  /** Begins to fetch it before it is shown; a failure is met by who shows it. */
  preload: () => void;
  /** Resolves when it and its words are there, or have failed. */
  settled: () => Promise<void>;
}

/**
 * A part that loads when first shown (NAV-16), beside the messages of its areas: `[]` for a part that only uses those of the front
 * page, all areas by default. Without a network it waits for one (ERR-03). After a deployment the old file is gone: the page reloads
 * once and shows only a second failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words?: readonly Area[],
): LazyPart<Props> {
  let under: Promise<ComponentType<Props>> | null = null;
  let settled: Promise<void> | null = null;
  const once = () => {
    under ??= fetchFiles(load, words).catch((error: unknown) => {
      // A sheet is not asked for twice in the life of a page: another try would show the part without it.
      if (!(error instanceof ChunkError && isSheet(error))) under = null;
      throw error;
    });
    return under;
  };
  return {
    component: lazy(async () => ({ default: await healed(once()) })),
    load: () => healed(once()),
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

/** Fetches a part to be shown, and beside it the words of the areas that it needs. Rejects with a `ChunkError`. */
export const fetchPart = <T>(load: () => Promise<T>, words?: readonly Area[]): Promise<T> =>
  healed(fetchFiles(load, words));

/** Reloads the page once where a file of it is gone. */
const healed = <T>(part: Promise<T>): Promise<T> =>
  part.catch((error: unknown) => {
    if (error instanceof ChunkError && error.kind === 'missing' && reloadOnce()) return new Promise<T>(() => undefined);
    throw error;
  });

async function fetchFiles<T>(load: () => Promise<T>, words?: readonly Area[]): Promise<T> {
  try {
    const said = words?.length === 0 ? undefined : loadMessages(words);
    // Wait for both even if one fails: a page that failed to load takes its title from its messages.
    const [code, texts] = await within(limit, Promise.allSettled([earlySheets().then(load), said]));
    if (code.status === 'rejected') throw code.reason;
    if (texts.status === 'rejected') throw texts.reason;
    return code.value;
  } catch (error) {
    const failure = describe(error);
    if (navigator.onLine) throw failure;
    // The frame says that there is no network, so the part says nothing.
    await networkBack();
    if (isSheet(failure)) throw new ChunkError('missing', failure.address);
    return fetchFiles(load, words);
  }
}

let sheets: Promise<unknown> | null = null;

/**
 * Resolves when each style sheet that boot.js requested has loaded or removed itself. Otherwise a pending sheet would count as
 * loaded, and a part whose sheet fails would render unstyled (FLT-094).
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
