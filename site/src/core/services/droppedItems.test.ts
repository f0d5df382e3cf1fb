import { expect, test } from 'vitest';
import { warnOfDropped } from './droppedItems.ts';

test('API-02 developers are warned once for each call whose lists lose items', () => {
  const warnings: string[] = [];
  const log = warnOfDropped((message) => warnings.push(message));
  log({ path: '/a', count: 2 });
  log({ path: '/b', count: 1 });
  log({ path: '/a', count: 3 });
  expect(warnings).toEqual(['/a: unreadable list items left out: 2', '/b: unreadable list items left out: 1']);
});
