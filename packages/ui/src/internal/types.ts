import type { AriaAttributes, ReactNode, Ref } from 'react';

/**
 * What every part takes beside its own props: it passes these and all `data-*`, which JSX takes undeclared, on to one element. A field to its
 * control, a dialog, menu or tooltip to what pops up, a table or tree to that, and any other part to its outermost element.
 */
export interface ElementAttributes<Shown extends Element = HTMLElement> extends AriaAttributes {
  id?: string;
  ref?: Ref<Shown>;
}

/** What became of a list or a part of a page; exactly one at a time. */
export type Load =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; text?: string; retry: string; onRetry: () => void }
  | { kind: 'empty'; title: string; text?: string; actions?: ReactNode }
  | { kind: 'ready' };

/** Which games are favourites. Cards subscribe one by one, so that a change renders one card. */
export interface FavouriteStore {
  subscribe(listener: () => void): () => void;
  has(id: string): boolean;
  toggle(id: string): void;
}

/** Time from outside, so that a story can hold still what moves. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `tick` every `ms` milliseconds until the returned function is called. */
  every(ms: number, tick: () => void): () => void;
}

/** One picture: candidate addresses, the best first; an attempt that fails turns to the next. */
export type PictureSources = readonly string[];

export interface GameSummary {
  id: string;
  href: string;
  title: string;
  studio: string;
  picture: PictureSources;
  tags: readonly ('hot' | 'jackpot' | 'new')[];
  state: 'ready' | 'maintenance';
}
