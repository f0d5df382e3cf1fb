import type { PageKey } from '@baize/site/core/routing/pagePaths.ts';

export interface Problem {
  kind: 'Cut' | 'Short' | 'Twice' | 'Borrowed' | 'Picture';
  text: string;
  remedy: string;
}

/** Head of a page of a brand in a language, as search engines and chats read it. */
export interface SeenHead {
  page: PageKey;
  path: string;
  language: string;
  title: string;
  description: string;
  address: string;
  picture: string | null;
  /** Reason why search engines leave the page out; null if they list it. */
  unlisted: string | null;
  data: object | null;
  problems: readonly Problem[];
}
