import { expect, test } from 'vitest';
import type { ContentEntry, EntryWords } from './entries.ts';
import { scheduledArticles, scheduledPosts } from './scheduledTexts.ts';

const words = (title: string, text = ''): EntryWords => ({
  title,
  text,
  content: '<p>x</p>',
  changes: '',
  picture: null,
});

const entry = (part: Partial<ContentEntry>): ContentEntry => ({
  id: 'holiday-hours',
  kind: 'article',
  slot: 'help:service',
  from: null,
  to: null,
  zone: 'UTC',
  for: {},
  order: 0,
  revision: 0,
  offers: null,
  linkage: null,
  target: null,
  source: null,
  blocks: {},
  version: null,
  words: { EN: words('Hours'), UR: words('اوقات') },
  ...part,
});

const known = [{ id: 'a', category: 'service', categoryTitle: 'Service', title: 'A', content: '' }];

test('OPS-01 an article stands under the heading of its slot, in the language of the page or its fallback', () => {
  const article = { id: 'holiday-hours', category: 'service', categoryTitle: 'Service', content: '<p>x</p>' };
  expect(scheduledArticles([entry({})], ['UR', 'EN'], known)).toEqual([{ ...article, title: 'اوقات' }]);
  expect(scheduledArticles([entry({})], ['TH', 'EN'], known)).toEqual([{ ...article, title: 'Hours' }]);
  expect(scheduledArticles([entry({})], ['TH'], known)).toEqual([]);
});

test('OPS-01 a new heading is titled by its first article, and no other kind or place is an article', () => {
  const first = entry({ id: 'a', slot: 'help:cup', words: { EN: words('Tickets', 'The cup') } });
  const next = entry({ id: 'b', slot: 'help:cup', words: { EN: words('Seats', 'Another') } });
  const bare = entry({ id: 'c', slot: 'help:more' });
  const titles = scheduledArticles([first, next, bare], ['EN'], known).map((one) => one.categoryTitle);
  expect(titles).toEqual(['The cup', 'The cup', 'more']);
  const others = [entry({ kind: 'notice' }), entry({ slot: 'help:' }), entry({ slot: 'blog' })];
  expect(scheduledArticles(others, ['EN'], known)).toEqual([]);
});

test('OPS-01 posts come latest first, and one without a slug has no address', () => {
  const post = (id: string, from: number | null) => entry({ id, kind: 'post', slot: 'blog', from });
  const posts = scheduledPosts([post('one', 5), post('two', 9), post('Not.A.Slug', 7), post('old', null)], ['EN']);
  expect(posts.map(({ slug, time }) => [slug, time])).toEqual([
    ['two', 9],
    ['one', 5],
    ['old', null],
  ]);
  expect(posts[0]).toMatchObject({ title: 'Hours', summary: '', content: '<p>x</p>', picture: null });
});
