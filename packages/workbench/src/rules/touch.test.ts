import { readFileSync } from 'node:fs';
import { filesUnder } from '@baize/tooling/files';
import { expect, test } from 'vitest';

test('JUR-29 a touch is noted by the idle logout and by messages of games alone, never by a read of the page', () => {
  const noting = filesUnder('site/src').filter(
    (path) => /\.tsx?$/.test(path) && /\bnoteTouch\b/.test(readFileSync(path, 'utf8')),
  );
  expect(noting.sort()).toEqual([
    'site/src/core/browser/touch.ts',
    'site/src/features/play/IdleLogout.tsx',
    'site/src/features/play/useGameMessages.ts',
  ]);
});
