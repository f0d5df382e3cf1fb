import { isEntryServed } from '@baize/gateway';
import type { Area } from '@baize/messages';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { networkBack } from '../browser/online.ts';
import { mayReload, reloadOnce } from '../browser/reload.ts';
import { loadMessages } from '../language/language.ts';
import { report } from '../services/report.ts';

export type ChunkFailure = 'missing' | 'timeout' | 'error';

export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly kind: ChunkFailure;
  readonly address: string;

  constructor(kind: ChunkFailure, address: string) {
    super(`${kind}: ${address}`);
    this.kind = kind;
    this.address = address;
  }
}

const limit = 120_000;

const isSheet = ({ address }: ChunkError) => address.endsWith('.css');

export interface LazyPart<Props extends object = object> {
  component: LazyExoticComponent<ComponentType<Props>>;
  load: () => Promise<ComponentType<Props>>;
  preload: () => void;
  /** Resolves once the part and its messages have loaded or failed. */
  settled: () => Promise<void>;
}

/**
 * Creates a part that loads on first display (NAV-16) together with the messages of `words`: all areas by default, `[]`
 * if the front page's are enough. Offline it waits for the network (ERR-03); if a deployment removed the file, the page
 * reloads once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words?: readonly Area[],
): LazyPart<Props> {
  let under: Promise<ComponentType<Props>> | null = null;
  let settled: Promise<void> | null = null;
  const once = () => {
    under ??= fetchFiles(load, words).catch((error: unknown) => {
      // The browser does not request a failed stylesheet again, so a retry would render the part unstyled.
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

export const fetchPart = <T>(load: () => Promise<T>, words?: readonly Area[]): Promise<T> =>
  healed(fetchFiles(load, words));

const healed = <T>(part: Promise<T>): Promise<T> =>
  part.catch(async (error: unknown) => {
    const isMissing = error instanceof ChunkError && error.kind === 'missing';
    // A page whose own entry is missing would not start again (FLT-152).
    if (isMissing && mayReload() && (await isEntryServed()) && reloadOnce()) return new Promise<T>(() => undefined);
    report('chunk', error);
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
    // The frame already shows that the network is down.
    await networkBack();
    if (isSheet(failure)) throw new ChunkError('missing', failure.address);
    return fetchFiles(load, words);
  }
}

let sheets: Promise<unknown> | null = null;

/**
 * Resolves when every stylesheet that boot.js requested has loaded or removed itself. Otherwise a pending sheet would
 * count as loaded, and a part whose sheet fails would render unstyled (FLT-094).
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
