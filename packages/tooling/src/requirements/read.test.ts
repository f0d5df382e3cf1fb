import { expect, test } from 'vitest';
import { proofsIn, readRequirements } from './read.ts';

const ids = (code: string) => proofsIn(code, 'a.test.ts').map(({ id }) => id);

test('requirements are the headings that are an id, with the text below them', () => {
  const text = [
    '# Lobby\n\n## LOB: lobby\n\nAn introduction.\n\n### LOB-01\n\nOne line\nand another.\n\n- A point.\n- A second.',
    '### I18-03\n\n**+** Two.\n\n## Other\n\n### A heading\n\nLOB-09 in a sentence',
    '### FLT-002\n\nThis goes wrong\n\n→ this holds.\n',
  ].join('\n\n');
  expect([...readRequirements(text)]).toEqual([
    ['LOB-01', 'One line and another. A point. A second.'],
    ['I18-03', '+ Two.'],
    ['FLT-002', 'This goes wrong → this holds.'],
  ]);
});

test.each([
  [`test('LOB-07 changes', () => {})`, ['LOB-07']],
  [`test('LOB-07, LOB-08 & BAN-01 change', () => {})`, ['LOB-07', 'LOB-08', 'BAN-01']],
  [`test.describe("GAM-01 one", () => {})`, ['GAM-01']],
  [`test('GAM-01 one', { tag: '@smoke' }, () => {})`, ['GAM-01']],
  ['it(`I18-04 $' + '{name}`, () => {})', ['I18-04']],
  [`test.each([[1, 2], [3, 4]])('HDR-05 shows %s', () => {})`, ['HDR-05']],
  [`export const A = { name: 'One banner rests', tags: ['BAN-02', 'BAN-03'] };`, ['BAN-02', 'BAN-03']],
  [`const meta = { title: 'Frame/Banner', tags: ['autodocs', 'BAN-02'] };`, ['BAN-02']],
  [`test('changes LOB-07', () => {})`, []],
  [`// LOB-07 in a comment`, []],
])('a title proves what it begins with: %s', (code, expected) => {
  expect(ids(code)).toEqual(expected);
});
