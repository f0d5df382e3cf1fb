import { folded, wordsIn } from '../base/words.ts';

export interface HelpArticle {
  id: string;
  category: string;
  categoryTitle: string;
  title: string;
  /** Unsanitised HTML. */
  content: string;
}

export interface HelpCategory {
  id: string;
  title: string;
  articles: HelpArticle[];
}

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
 * Finds articles that contain every word of the query, title matches first. Words are split by the language's rules
 * (`tag`, BCP 47) and matched anywhere, so that Thai works without spaces.
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

export function readAnswered(kept: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, answersKept) : [];
  } catch {
    return [];
  }
}

export const withAnswered = (ids: readonly string[], article: string): string[] =>
  [article, ...ids.filter((id) => id !== article)].slice(0, answersKept);

/** Returns the beginning of a text without its elements, cut between words: what a result of a search shows of it. */
export function beginningOf(html: string): string {
  const text = plainText(html);
  if (text.length <= longestBeginning) return text;
  const cut = text.slice(0, longestBeginning);
  const space = cut.lastIndexOf(' ');
  return `${space > longestBeginning / 2 ? cut.slice(0, space) : cut}…`;
}

const longestBeginning = 160;

/** Converts HTML to searchable text, roughly. Not for display. */
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
