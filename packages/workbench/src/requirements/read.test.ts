import { expect, test } from 'vitest';
import { proofsIn, readRequirements } from './read.ts';

const ids = (code: string) => proofsIn(code, 'a.test.ts').map(({ id }) => id);

test('requirements are the items that begin with an id', () => {
  const text = '# LOB\n\n- LOB-01 One.\n- I18-03 + Two.\nLOB-09 in a sentence\n| API-02 | three |\n';
  expect([...readRequirements(text)]).toEqual([
    ['LOB-01', 'One.'],
    ['I18-03', '+ Two.'],
    ['API-02', 'three |'],
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
