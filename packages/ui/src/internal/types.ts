import type { AriaAttributes, ReactNode, Ref } from 'react';

/**
 * Attributes of every component besides its own props, passed with all `data-*` to one element: a field's control, the
 * popup of a dialog, menu or tooltip, the table or tree itself, otherwise the outermost element.
 */
export interface ElementAttributes<Shown extends Element = HTMLElement> extends AriaAttributes {
  id?: string;
  ref?: Ref<Shown>;
}

export type Load =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; text?: string; retry: string; onRetry: () => void }
  | { kind: 'empty'; title: string; text?: string; actions?: ReactNode }
  | { kind: 'ready' };

/** Store of favourite games. Cards subscribe individually, so that a change renders one card. */
export interface FavouriteStore {
  subscribe(listener: () => void): () => void;
  has(id: string): boolean;
  toggle(id: string): void;
}

/** Injectable clock, so that stories can freeze animation. */
export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
  every(ms: number, tick: () => void): () => void;
}

/** Candidate URLs of one picture, best first; each failed attempt moves on to the next. */
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
