import { textsOf } from '@baize/messages/texts';
import { brandFiles } from '@baize/sandbox';
import { expect, test } from 'vitest';
import { operatorOf, seenHeads, type TextIn } from './heads.ts';
import { problemsOf } from './problems.ts';
import type { SeenHead } from './seenHead.ts';

const now = Date.UTC(2026, 11, 7);
const operator = operatorOf('baize', now);
const texts = new Map(['EN', 'UR'].map((code): [string, TextIn] => [code, textsOf(code)]));
const heads = seenHeads(operator, texts);

test('OPS-19 each page of a brand has its head in each language, with address, card and data', () => {
  const one = (page: string, language: string) =>
    heads.find((head) => head.page === page && head.language === language);
  expect(one('slots', 'UR')).toMatchObject({
    path: '/rng',
    address: 'https://www.example/rng?lang=UR',
    unlisted: null,
  });
  expect(one('home', 'EN')?.data).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] });
  expect(one('game', 'EN')).toMatchObject({ unlisted: 'Games are not read by robots.', data: null, problems: [] });
  for (const id of Object.keys(brandFiles))
    expect(seenHeads(operatorOf(id, now), texts).length, id).toBeGreaterThan(20);
});

test('OPS-19 a title or description that is cut, short, said twice or in another language is a problem', () => {
  const head = (part: Partial<SeenHead>): SeenHead => ({
    page: 'help',
    path: '/help',
    language: 'EN',
    title: 'Help',
    description: 'How to pay in, how to be paid, and where to ask.',
    address: '',
    picture: null,
    unlisted: null,
    data: null,
    problems: [],
    ...part,
  });
  const kinds = (part: Partial<SeenHead>, others: SeenHead[] = []) =>
    problemsOf(head(part), others, operator.brand).map(({ kind, text }) => `${kind} ${text}`);
  expect(kinds({})).toEqual([]);
  expect(kinds({ title: 'a'.repeat(61) })).toEqual(['Cut The title is 61 letters wide.']);
  expect(kinds({ description: 'a'.repeat(161) })).toEqual(['Cut The description is 161 letters wide.']);
  expect(kinds({ description: '帮'.repeat(81) })).toEqual(['Cut The description is 162 letters wide.']);
  expect(kinds({ description: 'Help.' })).toEqual(['Short The description is 5 letters wide.']);
  const other = head({ page: 'blog', path: '/blog' });
  expect(kinds({}, [other])).toEqual(['Twice /blog has the same title.', 'Twice /blog has the same description.']);
  expect(kinds({}, [{ ...other, unlisted: 'for players' }])).toEqual([]);
  expect(kinds({}, [{ ...other, language: 'UR' }])).toEqual([]);
  expect(kinds({ unlisted: 'for players', description: '' })).toEqual([]);
  const { EN = '', ...rest } = operator.brand.texts.description;
  const bare = { ...operator.brand, texts: { ...operator.brand.texts, description: { EN } } };
  const inUrdu = problemsOf(head({ language: 'UR', description: EN }), [], bare).map(({ kind }) => kind);
  expect([Object.keys(rest).length > 0, inUrdu]).toEqual([true, ['Borrowed']]);
  const plain = { ...operator.brand, logos: { ...operator.brand.logos, picture: null } };
  expect(problemsOf(head({}), [], plain).map(({ kind }) => kind)).toEqual(['Picture']);
});
