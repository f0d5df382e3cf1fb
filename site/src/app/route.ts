import type { MessageId } from '@baize/messages';
import type { ComponentType, ReactNode } from 'react';
import type { Part } from './chunks.ts';

/** Which parts of the frame stand around a page (NAV-15). */
export interface Slots {
  header: boolean;
  /** The navigation below the top bar; hidden where a game or a lottery fills the page (NAV-12). */
  nav: boolean;
  side: boolean;
  footer: boolean;
  /** The page reaches the edges of the window. */
  bleed?: boolean;
}

/** What a page is called, in the words of its own areas. */
export interface Head {
  title: MessageId;
  /** What search engines and shared links say of it; without it they say what the brand is. */
  about?: MessageId;
}

export interface Route {
  /** In lower case; `:name` stands for one part of the path. */
  paths: readonly string[];
  slots: Slots;
  page: ComponentType;
  skeleton?: ReactNode;
  /** What is live, on the cloth above the page. */
  stage?: ComponentType;
  stageSkeleton?: ReactNode;
  /** Resolves when its skeletons are there, or have failed. */
  outlined: () => Promise<void>;
  /** Begins to fetch what the page is made of. */
  preload: () => void;
  /** Resolves with what it is called, when the page and its words are there or have failed; with null where not even that is known. */
  settled: () => Promise<Head | null>;
}

interface Parts {
  page: Part;
  stage?: Part;
  head: () => Promise<Head>;
}

/** A row of the table of pages, from the parts that it is fetched in. */
export const route = ({
  page,
  stage,
  head,
  ...rest
}: Omit<Route, 'page' | 'stage' | 'preload' | 'settled'> & Parts): Route => ({
  ...rest,
  page: page.component,
  stage: stage?.component,
  preload: () => {
    page.preload();
    stage?.preload();
  },
  settled: once(() =>
    page
      .settled()
      .then(head)
      .catch(() => null),
  ),
});

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
