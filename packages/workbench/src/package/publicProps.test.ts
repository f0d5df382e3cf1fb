import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { propsFile, publicProps } from './publicProps.ts';

const props = publicProps();

test('the public props are those that are committed: after a change that is meant, npm run props', () => {
  expect(props).toContain('<Button>');
  expect(props.match(/^<\w+>$/gm)?.length).toBeGreaterThan(90);
  expect(props).toBe(readFileSync(propsFile, 'utf8'));
});

test('no component takes a class or a style', () => {
  expect(props.match(/^ {2}(className|style)\??:.*$/gm) ?? []).toEqual([]);
});

test('UI-11 every part takes attributes, but for those that only surround others', () => {
  const parts = [...props.matchAll(/^<(\w+)>\n((?: {2}.*\n)*)/gm)];
  const without = parts.filter(([, , own]) => !/^ {2}… and (aria-\* and data-\*|attributes of HTML)$/m.test(own ?? ''));
  expect(without.map(([, name]) => name)).toEqual([
    'LinkProvider',
    'StatusEmblemProvider',
    'unstable_FieldFrame',
    'unstable_Listbox',
  ]);
});
