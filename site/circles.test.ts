import { expect, test } from 'vitest';
import { circleIn } from './circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('files that lead back to one of them are named in their order', () => {
  const files = [chunk('start'), chunk('page', 'start', 'player'), chunk('player', 'icons'), chunk('icons', 'player')];
  expect(circleIn(files)).toEqual(['player', 'icons', 'player']);
});

test('what several files build on is no circle', () => {
  const files = [chunk('page', 'player', 'icons', 'start'), chunk('player', 'icons', 'start'), chunk('icons', 'start')];
  expect(circleIn([...files, chunk('start')])).toBeNull();
});
