import { expect, test } from 'vitest';
import { noteProblems } from './notes.ts';

const note = (touches: string, text = 'What to do: nothing.') => `---\ntouches: ${touches}\n---\n\n${text}\n`;
const problems = (changed: readonly string[], text: string | null = null) => noteProblems(changed, () => text);
const next = 'docs/releases/next/a.md';

test.each([
  ['docs/contract/openapi.json', 'wire'],
  ['tokens/brand.schema.json', 'brand document'],
  ['packages/domain/jurisdictions/gb.json', 'rules'],
])('OPS-39 a change of %s needs a note that touches %s', (file, whom) => {
  expect(problems([file])).toEqual([`a change touches ${whom}, and no note of docs/releases/next says so`]);
  expect(problems([file, next], note('player'))).toHaveLength(1);
  expect(problems([file, next], note(`player, ${whom}`))).toEqual([]);
  expect(problems(['docs/operating.md'])).toEqual([]);
});

test('OPS-39 a note names whom it touches, and says something', () => {
  expect(problems([next], note('everybody'))).toEqual([expect.stringContaining('"everybody"')]);
  expect(problems([next], note('content', ''))).toEqual([`${next} says nothing`]);
});
