import type { BlogPost } from './blog.ts';
import { type ContentEntry, entryWords } from './entries.ts';
import type { HelpArticle } from './help.ts';

/** Reports whether an address can name a post by a text. */
export const isSlug = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}$/.test(text);

/**
 * Returns the scheduled articles of the help centre. The slot `help:<category>` is the heading, titled as in `known`, the
 * articles of the platform; a new heading takes its title from the text of its first entry.
 */
export function scheduledArticles(
  shown: readonly ContentEntry[],
  languages: readonly string[],
  known: readonly HelpArticle[],
): HelpArticle[] {
  const [language = '', ...fallbacks] = languages;
  const titles = new Map(known.map(({ category, categoryTitle }) => [category, categoryTitle]));
  return shown.flatMap(({ kind, slot, id, words }): HelpArticle[] => {
    const category = kind === 'article' && slot.startsWith('help:') ? slot.slice('help:'.length) : '';
    const said = entryWords(words, language, fallbacks);
    if (category === '' || !said?.title) return [];
    const categoryTitle = titles.get(category) ?? (said.text || category);
    titles.set(category, categoryTitle);
    return [{ id, category, categoryTitle, title: said.title, content: said.content }];
  });
}

/** Returns the scheduled posts of the slot `blog`, the latest first. Their id is their slug; any other id has no address. */
export function scheduledPosts(shown: readonly ContentEntry[], languages: readonly string[]): BlogPost[] {
  const [language = '', ...fallbacks] = languages;
  return shown
    .flatMap(({ kind, slot, id, from, words }): BlogPost[] => {
      const said = entryWords(words, language, fallbacks);
      if (kind !== 'post' || slot !== 'blog' || !isSlug(id) || !said?.title) return [];
      const { title, text, content, picture } = said;
      return [{ slug: id, title, summary: text, content, picture, time: from }];
    })
    .sort((one, other) => (other.time ?? 0) - (one.time ?? 0));
}
