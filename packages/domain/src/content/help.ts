import { folded, wordsIn } from '../base/words.ts';

export interface HelpArticle {
  id: string;
  category: string;
  categoryTitle: string;
  title: string;
  /** HTML that is not sanitised yet. */
  content: string;
}

export interface HelpCategory {
  id: string;
  title: string;
  articles: HelpArticle[];
}

/** Articles under their categories, both in the order they came. */
export function helpCategories(articles: readonly HelpArticle[]): HelpCategory[] {
  const categories = new Map<string, HelpCategory>();
  for (const article of articles) {
    const { category, categoryTitle } = article;
    const known = categories.get(category) ?? { id: category, title: categoryTitle, articles: [] };
    known.articles.push(article);
    categories.set(category, known);
  }
  return [...categories.values()];
}

/**
 * The articles that hold every word of the query, those whose title holds them all first. The query is cut into words by the
 * rules of its language (`tag`, BCP 47) and each is looked for anywhere, so that Thai is found without a space.
 */
export function searchHelp(articles: readonly HelpArticle[], query: string, tag: string): HelpArticle[] {
  const plain = folded(query).slice(0, longestQuery);
  const words = wordsIn(plain, tag);
  if (words.length === 0) return plain.trim() === '' ? [...articles] : [];
  const holds = (text: string) => words.every((word) => text.includes(word));
  const inTitle: HelpArticle[] = [];
  const inText: HelpArticle[] = [];
  for (const article of articles) {
    const title = folded(article.title);
    if (holds(title)) inTitle.push(article);
    else if (holds(`${title} ${folded(plainText(article.content))}`)) inText.push(article);
  }
  return [...inTitle, ...inText];
}

const longestQuery = 200;

const answersKept = 200;

/** The articles that somebody said were helpful or not, as the device kept them by id; anything else is none. */
export function readAnswered(kept: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, answersKept) : [];
  } catch {
    return [];
  }
}

/** The same with one more: newest first, each once, and no more than a device should keep. */
export const withAnswered = (ids: readonly string[], article: string): string[] =>
  [article, ...ids.filter((id) => id !== article)].slice(0, answersKept);

/** What a reader sees of HTML, roughly: tags are gaps, the few entities an editor writes are characters. Not for display. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
