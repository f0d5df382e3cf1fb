import { contentOf } from '../base/content.ts';
import { hostileContent } from './notices.ts';

const shelves = {
  money: ['deposit', 'withdrawal'],
  account: ['registering', 'code', 'security'],
  play: ['wagering', 'rtp'],
  limits: ['limits', 'exclusion'],
  agents: ['contracts', 'salary'],
  service: ['installing', 'complaints'],
  rules: ['terms', 'privacy'],
} as const;

/** Returns the help centre in a language; optionally with an attacking article, as from a compromised editor. */
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
