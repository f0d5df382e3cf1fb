import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAreas, unknownIds } from './proofs.ts';

const requirements = new Map([['LOB-07', 'Games change.']]);

test('an id that no requirement has is told with its file', () => {
  const named = (id: string, path: string) => ({ id, title: `${id} changes`, path });
  const proofs = [named('LOB-07', 'a.test.ts'), named('LOB-70', 'a.test.ts'), named('LOB-71', 'b.stories.tsx')];
  expect(unknownIds({ requirements, proofs })).toEqual([
    'a.test.ts names LOB-70, which is no requirement',
    'b.stories.tsx names LOB-71, which is no requirement',
  ]);
});

test('areas add up, and an id that two of them have is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'areas-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const games = write('games.md', '### LOB-07\n\nGames change.\n');
  const faults = write('faults.md', '### FLT-001\n\nA fault.\n');
  expect([...readAreas([games, faults]).keys()]).toEqual(['LOB-07', 'FLT-001']);
  const twice = write('twice.md', '### LOB-07\n\nAgain.\n');
  expect(() => readAreas([games, twice])).toThrow('LOB-07, which is taken');
});
