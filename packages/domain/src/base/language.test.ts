import { expect, test } from 'vitest';
import { languageTag } from './language.ts';

test.each([
  ['CN', 'zh-Hans'],
  ['EN', 'en'],
  ['ID', 'id'],
  ['TH', 'th'],
  ['TY', 'tr'],
  ['UR', 'ur'],
  ['VI', 'vi'],
  ['XX', 'en'],
  ['constructor', 'en'],
])('FLT-108 the language %s is %s', (code, tag) => {
  expect(languageTag(code)).toBe(tag);
});
