import { helpCategories, searchHelp } from '@baize/domain';
import {
  announcements,
  blogPost,
  blogPosts,
  desPathOpener,
  domainRoute,
  feedbackSettings,
  helpCenter,
  permission,
  readBrand,
  referralInfo,
  sendFeedback,
  serviceLink,
} from '@baize/gateway';
import { expect, test } from 'vitest';
import { contentLanguages, contentOf } from '../src/world/base/content.ts';
import { errorOf, visit } from './visit.ts';

const words = Array(12).fill('word').join(' ');
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('HLP-01 the help centre speaks every language, with the same articles in each', async () => {
  const { client } = visit();
  const english = await client.call(helpCenter, { language: 'EN' });
  expect(english).toHaveLength(15);
  expect(helpCategories(english)).toHaveLength(7);
  for (const language of contentLanguages) {
    const articles = await client.call(helpCenter, { language });
    expect(articles.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const { title, content } of articles) {
      expect(title.length).toBeGreaterThan(2);
      expect(content).toMatch(/^<(p|ol|ul)>/);
    }
    if (language !== 'EN') expect(articles[0]?.title).not.toBe(english[0]?.title);
  }
});

test('HLP-01 every language has the same content as English', () => {
  const shape = (language: string) => {
    const { categories, help, blog, archive, servicePages } = contentOf(language);
    return [categories, help, blog]
      .map((part) => Object.keys(part).sort())
      .concat([[String(archive.length), String(servicePages.length)]]);
  };
  for (const language of contentLanguages) expect(shape(language), language).toEqual(shape('EN'));
});

test('HLP-01 Thai articles are found by a part of a sentence without spaces', async () => {
  const { client } = visit();
  const articles = await client.call(helpCenter, { language: 'TH' });
  expect(searchHelp(articles, 'ถอนเงินแล้วเงินไม่เข้า', 'th').map(({ id }) => id)).toEqual(['withdrawal']);
});

test('BLG-01 the blog goes by pages, and a post by its name', async () => {
  const { client } = visit();
  const first = await client.call(blogPosts, { page: 1, pageSize: 3 });
  const second = await client.call(blogPosts, { page: 2, pageSize: 3 });
  expect([first.content.length, second.content.length, first.totalPages]).toEqual([3, 1, 2]);
  expect(first.content[0]?.time).toBeGreaterThan(first.content[1]?.time ?? 0);
  const post = await client.call(blogPost, { slug: 'your-first-week' });
  expect(post.content).toContain('<p>');
  expect((await errorOf(client.call(blogPost, { slug: 'no-such-post' }))).code).toBe('not-found');
});

test('NTC-05 a popup comes only while the platform has one', async () => {
  const { client, sandbox } = visit();
  expect(await client.call(announcements, { types: ['PU'] })).toEqual([]);
  sandbox.world.settings.popupNotice = true;
  expect((await client.call(announcements, { types: ['PU'] })).map(({ kind }) => kind)).toEqual(['PU']);
});

test('NTC-06 there are more notices than one page holds', async () => {
  const { client } = visit();
  const notices = await client.call(announcements, { types: ['PL', 'H'] });
  expect(notices.length).toBeGreaterThan(5);
});

test('SVC-01 the ways to customer service are sealed, and lead to a host the brand allows', async () => {
  const { client, sandbox } = visit();
  const reading = readBrand(await (await sandbox.fetch('https://site.example/brand.json')).json());
  const hosts = reading.ok ? reading.brand.allowedHosts : [];
  for (const entries of [
    await client.call(serviceLink, {}),
    (await client.call(permission, { url: 'x' })).customerService,
  ]) {
    expect(entries.map(({ type }) => type)).toEqual(['3', '4']);
    for (const { path } of entries) {
      expect(path).not.toContain('http');
      const address = await desPathOpener.open(path);
      expect(address).toMatch(/^https:\/\/games\.example\/service\/(chat|vip)\?lang=EN$/);
      expect(hosts).toContain(new URL(address).host);
    }
  }
});

test('FBK-01 feedback is taken with its pictures, and known to be a player’s', async () => {
  const { client, sandbox, signIn } = visit();
  const { minWords, maxWords } = await client.call(feedbackSettings, {});
  expect([minWords, maxWords]).toEqual([10, 500]);
  await client.call(sendFeedback, { type: 'deposit', content: words });
  await signIn('demo.member');
  await client.call(sendFeedback, { type: 'game', content: words, images: [png, png, png] });
  expect(sandbox.world.feedback.all()).toMatchObject([
    { account: null, type: 'deposit', pictures: 0 },
    { account: 'demo.member', type: 'game', pictures: 3 },
  ]);
});

test('FBK-01 too few words, a file that is no picture and one too many are refused', async () => {
  const { client, sandbox } = visit();
  const refusal = async (input: { content?: string; images?: string[] }) =>
    (await errorOf(client.call(sendFeedback, { type: 'other', content: words, ...input }))).code;
  expect(await refusal({ content: 'too few words' })).toBe('validation-failed');
  expect(await refusal({ content: Array(501).fill('word').join(' ') })).toBe('validation-failed');
  expect(await refusal({ images: [btoa('<svg onload=alert(1)>')] })).toBe('validation-failed');
  expect(await refusal({ images: [png, png, png, png] })).toBe('invalid-request');
  expect(await refusal({ images: [`iVBORw0KGgoA${'A'.repeat(6_990_600)}`] })).toBe('too-large');
  expect(sandbox.world.feedback.all()).toEqual([]);
});

test('FBK-01 who sends too often has to wait', async () => {
  const { client } = visit();
  for (let count = 0; count < 5; count++) await client.call(sendFeedback, { type: 'other', content: words });
  expect((await errorOf(client.call(sendFeedback, { type: 'other', content: words }))).code).toBe('too-many');
});

test('APP-12 the platform routes to this domain, and to a second where there is one', async () => {
  const { client, sandbox } = visit();
  expect(await client.call(domainRoute, {})).toEqual(['https://site.example']);
  sandbox.world.settings.twoDomains = true;
  expect(await client.call(domainRoute, {})).toEqual(['https://site.example', 'https://localhost']);
});

test('JOI-01 a player has a code to invite with, visitors and trial accounts have none', async () => {
  const { client, sandbox, hold } = visit();
  expect((await client.call(referralInfo, {})).code).toBeNull();
  hold(sandbox.world.signIn('demo.member'));
  const { code, tiers } = await client.call(referralInfo, {});
  expect(code).toMatch(/^BZ\d+$/);
  expect(tiers.length).toBeGreaterThan(2);
  hold(sandbox.world.signIn('demo.trial'));
  expect((await client.call(referralInfo, {})).code).toBeNull();
});
