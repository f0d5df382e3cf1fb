import { contentOf } from './content.ts';
import { hostileContent } from './notices.ts';

/** The categories with their articles, in the order to show them. */
const shelves = {
  money: ['deposit', 'withdrawal'],
  account: ['registering', 'code', 'security'],
  play: ['wagering', 'rtp'],
  limits: ['limits', 'exclusion'],
  agents: ['contracts', 'salary'],
  service: ['installing', 'complaints'],
  rules: ['terms', 'privacy'],
} as const;

/** The help centre in a language; with an article that attacks, as a compromised editor could leave it. */
export function helpArticles(language: string, withHostile: boolean) {
  const { categories, help } = contentOf(language);
  const articles = Object.entries(shelves).flatMap(([category, ids]) =>
    ids.map((id) => article(id, category, categories[category] ?? category, help[id] ?? [id, ''])),
  );
  const attack = article('hostile', 'service', categories.service ?? 'service', ['Attack', hostileContent]);
  return withHostile ? [...articles, attack] : articles;
}

const article = (
  id: string,
  category: string,
  categoryName: string,
  [title = id, content = '']: readonly string[],
) => ({
  id,
  category,
  categoryName,
  title,
  content,
});
