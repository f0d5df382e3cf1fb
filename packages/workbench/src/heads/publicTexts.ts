import {
  type BlogPost,
  beginningOf,
  type ContentEntry,
  chooseContent,
  type HelpArticle,
  legalKindOf,
  scheduledArticles,
  scheduledPosts,
} from '@baize/domain';
import { blogPost, blogPosts, type Endpoint, helpCenter, type InputOf, promotions, type ValueOf } from '@baize/gateway';
import { hasCatalogue } from '@baize/messages';
import { isOffered, type Operator } from '../../../../site/src/core/routing/pageHeads.ts';
import type { PageKey } from '../../../../site/src/core/routing/pagePaths.ts';
import { gathered, type PublicText, type TextWords } from './publicText.ts';
import { blocksHtml } from './textHtml.ts';

/** Source of the texts: the calls of a platform and scheduled content. Null for what did not answer. */
export interface TextSource {
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, language: string): Promise<ValueOf<E> | null>;
  entries(): Promise<readonly ContentEntry[] | null>;
  now: number;
}

/** Most pages of posts that are read. */
const mostPages = 20;
const postsPerPage = 50;

/** Pages whose texts the platform or the content of a brand knows. */
const textPages = ['help', 'article', 'promotion', 'landing', 'terms', 'privacy'] as const;
export type TextPage = (typeof textPages)[number];

export const isTextPage = (page: string): page is TextPage => (textPages as readonly string[]).includes(page);

/** Returns the texts of a page in the languages that have them; null while they are not known. */
export async function textsOfPage(
  page: TextPage,
  operator: Operator,
  source: TextSource,
): Promise<PublicText[] | null> {
  if (!isOffered(page, operator)) return [];
  switch (page) {
    case 'help':
      return inLanguages(page, operator, async (language) => {
        const [own, shown] = await Promise.all([
          source.ask(helpCenter, { language }, language),
          shownTo(language, operator, source),
        ]);
        const scheduled = scheduledArticles(shown ?? [], [language], own ?? []);
        return own || scheduled.length > 0 ? itemsOf([...(own ?? []), ...scheduled], helpItem) : undefined;
      });
    case 'article':
      return inLanguages(page, operator, async (language) => {
        const [own, shown] = await Promise.all([posts(language, source), shownTo(language, operator, source)]);
        const scheduled = scheduledPosts(shown ?? [], [language]);
        return own || scheduled.length > 0 ? itemsOf([...(own ?? []), ...scheduled], postItem) : undefined;
      });
    case 'promotion':
      return inLanguages(page, operator, async (language) =>
        (await source.ask(promotions, { language }, language))?.map(({ id, title, summary, picture }) => ({
          name: id,
          words: { title, description: beginningOf(summary), picture, html: '' },
        })),
      );
    case 'landing':
      return landings(operator, source);
    default:
      return legalTexts(page, operator, source);
  }
}

/** Returns all texts that are known, posts without their own. */
export async function allTexts(operator: Operator, source: TextSource): Promise<PublicText[]> {
  const lists = await Promise.all(textPages.map((page) => textsOfPage(page, operator, source)));
  return lists.flatMap((texts) => texts ?? []);
}

/** Returns all texts that are known, each with its own. */
export async function wholeTexts(operator: Operator, source: TextSource): Promise<PublicText[]> {
  const texts = await allTexts(operator, source);
  return Promise.all(
    texts.map(async (text) => {
      if (text.page !== 'article') return text;
      return (await wholePost(text.pathname.split('/').at(-1) ?? '', operator, source)) ?? text;
    }),
  );
}

/** Returns one post with its text; null if there is none, undefined while that is not known. */
export async function wholePost(
  slug: string,
  operator: Operator,
  source: TextSource,
): Promise<PublicText | null | undefined> {
  const found = await inLanguages('article', operator, async (language) => {
    const shown = await shownTo(language, operator, source);
    const scheduled = scheduledPosts(shown ?? [], [language]).find((post) => post.slug === slug);
    const post = scheduled ?? (await source.ask(blogPost, { slug, language }, language));
    return post ? [postItem(post)] : [];
  });
  if (found?.[0]) return found[0];
  // A call that failed is no proof that the post is missing.
  const known = await textsOfPage('article', operator, source);
  return known?.every(({ pathname }) => !pathname.endsWith(`/${slug}`)) ? null : undefined;
}

type Items = Parameters<typeof gathered>[1] extends ReadonlyMap<string, infer I> ? I : never;

const spokenBy = ({ brand }: Operator): string[] => brand.languages.filter(hasCatalogue);

async function inLanguages(
  page: PageKey,
  operator: Operator,
  listOf: (language: string) => Promise<Items | undefined>,
): Promise<PublicText[] | null> {
  const lists = new Map<string, Items>();
  const answers = await Promise.all(
    spokenBy(operator).map(async (language) => [language, await listOf(language)] as const),
  );
  for (const [language, items] of answers) if (items) lists.set(language, items);
  return lists.size === 0 ? null : gathered(page, lists, operator.brand.defaultLanguage);
}

/** Makes items of what the platform and the content have; of the same name the last one stands. */
const itemsOf = <T>(all: readonly T[], itemOf: (one: T) => Items[number]): Items => [
  ...new Map(all.map((one) => [itemOf(one).name, itemOf(one)])).values(),
];

async function posts(language: string, { ask }: TextSource): Promise<BlogPost[] | null> {
  const all: BlogPost[] = [];
  for (let page = 1; page <= mostPages; page++) {
    const part = await ask(blogPosts, { page, pageSize: postsPerPage, language }, language);
    if (!part) return null;
    all.push(...part.content.map((post) => ({ ...post, content: '' })));
    if (part.content.length < postsPerPage) break;
  }
  return all;
}

const postItem = ({ slug, title, summary, picture, content, time }: BlogPost): Items[number] => ({
  name: slug,
  changed: time,
  words: { title, description: beginningOf(summary), picture, html: content },
});

const helpItem = (article: HelpArticle): Items[number] => ({ name: article.id, words: helpWords(article) });

const helpWords = ({ title, content }: Pick<HelpArticle, 'title' | 'content'>): TextWords => ({
  title,
  description: beginningOf(content),
  picture: null,
  html: content,
});

/** Chooses the content that a visitor sees in a language; another language's words do not stand in. */
async function shownTo(language: string, { brand, rules }: Operator, { entries, now }: TextSource) {
  const all = brand.content === null ? [] : await entries();
  if (!all) return null;
  const { shown } = chooseContent(all, {
    now,
    language,
    fallbacks: [],
    device: 'desk',
    viewer: 'visitor',
    segments: [],
    resting: false,
    rules,
  });
  return shown;
}

const landings = (operator: Operator, source: TextSource) =>
  inLanguages('landing', operator, async (language) =>
    (await shownTo(language, operator, source))?.flatMap(({ kind, slot, from, words, blocks }) => {
      const [, name] = /^page:\/p\/([^/]+)$/.exec(slot) ?? [];
      const said = words[language];
      if (kind !== 'page' || !name || !said) return [];
      const { title, text, picture } = said;
      const html = blocksHtml(blocks[language] ?? []);
      return [{ name, changed: from, words: { title, description: beginningOf(text), picture, html } }];
    }),
  );

/** Returns the version in force of a legal text, or the article of the help centre that stands for it. */
async function legalTexts(
  page: 'terms' | 'privacy',
  operator: Operator,
  source: TextSource,
): Promise<PublicText[] | null> {
  const found = await inLanguages(page, operator, async (language) => {
    const shown = await shownTo(language, operator, source);
    const version = shown?.find((entry) => legalKindOf(entry) === page);
    const own = version?.words[language];
    if (version && own) return [{ name: page, changed: version.from, words: helpWords(own) }];
    const articles = await source.ask(helpCenter, { language }, language);
    return articles?.filter(({ id }) => id === page).map((article) => ({ name: page, words: helpWords(article) }));
  });
  return found?.map((text) => ({ ...text, titled: true })) ?? null;
}
