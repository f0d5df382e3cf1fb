import { type ContentContext, chooseContent, effectiveRules } from '@baize/domain';
import { expect, test } from 'vitest';
import { type ContentAdapter, fileContent, platformContent } from './contentSources.ts';
import { headlessContent } from './headlessContent.ts';

const now = Date.UTC(2026, 11, 19, 18);

const context: ContentContext = {
  now,
  language: 'EN',
  fallbacks: ['EN'],
  device: 'desk',
  viewer: 'visitor',
  segments: [],
  resting: false,
  rules: effectiveRules({ promotions: true }, now).rules,
};

const banner = { id: 'b1', linkage: 'route', target: '/live', title: 'Tables', text: 'Every night' };
const notice = { id: 'n1', title: 'Banks rest', content: '<p>Until Monday.</p>' };
const end = '2026-12-20T00:00:00Z';

/** One promise in the words of each source: a banner for ever, a notice that ends, and one thing that is no content. */
const sources: Record<string, { adapter: ContentAdapter<never>; source: unknown; broken: unknown; dropped: number }> = {
  platform: {
    adapter: platformContent as ContentAdapter<never>,
    source: {
      language: 'EN',
      announcements: [
        { kind: 'B', group: 'w_home', picture: '/art/a.svg', ...banner },
        { kind: 'PL', time: now, expires: Date.parse(end), ...notice },
        { kind: 'PR', time: now, expires: null, ...notice, id: 'p1' },
      ],
    },
    broken: { language: 'EN', announcements: [] },
    dropped: 0,
  },
  files: {
    adapter: fileContent as ContentAdapter<never>,
    source: {
      entries: [
        {
          id: banner.id,
          kind: 'banner',
          slot: 'w_home',
          linkage: banner.linkage,
          target: banner.target,
          words: { EN: { title: banner.title, text: banner.text, picture: '/art/a.svg' } },
        },
        { id: notice.id, kind: 'notice', slot: 'notice', to: end, words: { EN: notice } },
        { id: 'no-zone', kind: 'notice', slot: 'notice', to: '2026-12-24T00:00:00', words: { EN: notice } },
      ],
    },
    broken: 'a page of the host instead of a file',
    dropped: 1,
  },
  'a headless system': {
    adapter: headlessContent({ locale: 'en-GB', languages: { 'en-GB': 'EN', ur: 'UR' } }) as ContentAdapter<never>,
    source: {
      items: [
        {
          sys: { id: banner.id, type: 'banner', version: 4, published: true },
          fields: {
            slot: { 'en-GB': 'w_home' },
            linkType: { 'en-GB': banner.linkage },
            link: { 'en-GB': banner.target },
            title: { 'en-GB': banner.title },
            summary: { 'en-GB': banner.text },
            picture: { 'en-GB': 'asset-1' },
          },
        },
        {
          sys: { id: notice.id, type: 'notice', published: true },
          fields: {
            slot: { 'en-GB': 'notice' },
            endsAt: { 'en-GB': end },
            title: { 'en-GB': notice.title },
            body: { 'en-GB': notice.content },
          },
        },
        { sys: { id: 'draft', type: 'banner', published: false }, fields: {} },
        {
          sys: { id: 'no-zone', type: 'banner', published: true },
          fields: { slot: { 'en-GB': 'w_home' }, startsAt: { 'en-GB': '2026-12-01' }, title: { 'en-GB': 'x' } },
        },
      ],
      assets: { 'asset-1': { url: '/art/a.svg' } },
    },
    broken: { error: 'no space' },
    dropped: 1,
  },
};

test.each(Object.entries(sources))(
  'OPS-11 content from %s keeps the contract',
  (_, { adapter, source, broken, dropped }) => {
    const read = adapter(source as never);
    expect(read.dropped).toBe(dropped);
    const choice = chooseContent(read.entries, context);
    const shown = [...choice.shown].sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(
      shown.map(({ id, kind, slot, linkage, target, words }) => ({ id, kind, slot, linkage, target, words })),
    ).toEqual([
      {
        id: 'b1',
        kind: 'banner',
        slot: 'w_home',
        linkage: 'route',
        target: '/live',
        words: { EN: { title: 'Tables', text: 'Every night', content: '', changes: '', picture: '/art/a.svg' } },
      },
      {
        id: 'n1',
        kind: 'notice',
        slot: 'notice',
        linkage: null,
        target: null,
        words: { EN: { title: 'Banks rest', text: '', content: '<p>Until Monday.</p>', changes: '', picture: null } },
      },
    ]);
    expect(choice.nextChange).toBe(Date.parse(end));
    expect(chooseContent(read.entries, { ...context, now: Date.parse(end) }).shown.map(({ id }) => id)).toEqual(['b1']);
    expect(adapter(broken as never).entries).toEqual([]);
  },
);

test('OPS-09 OPS-02 a block that is not in the list is left out and counted; a time without zone or a strange audience leaves out its entry', () => {
  const page = (part: object) => ({ id: 'p', kind: 'page', slot: 'page:/p/a', words: { EN: { title: 'A' } }, ...part });
  const blocks = {
    EN: [
      { kind: 'text', content: '<p>a</p>' },
      { kind: 'html', content: '<script>' },
    ],
  };
  const read = fileContent({ entries: [page({ blocks })] });
  expect([read.entries[0]?.blocks.EN?.map(({ kind }) => kind), read.dropped]).toEqual([['text'], 1]);
  for (const part of [
    { from: '2026-12-24T00:00:00' },
    { for: { devices: ['watch'] } },
    { for: { regions: ['north'] } },
    { for: { not: { languages: 'EN' } } },
    { zone: 'Nowhere' },
    { id: 'a b' },
  ])
    expect(fileContent({ entries: [page(part)] }), JSON.stringify(part)).toEqual({ entries: [], dropped: 1 });
});
