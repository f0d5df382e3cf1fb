import { expect, test } from 'vitest';
import { read } from '../../test/fixture.ts';
import { playControl } from './playControl.ts';

const answer = { limits: [], realityCheck: { brand: null, own: null } };
const begun = 1_795_262_401_000;

test.each([
  [begun, begun + 1, { kind: 'exclusion', from: begun, until: begun + 1 }],
  [0, null, { kind: 'exclusion', from: 0, until: null }],
  [1_795_262_401, 55_000, { kind: 'exclusion', from: 0, until: null }],
])('FLT-087 RSP-04 an exclusion from %i until %j holds, whatever its times', (from, until, expected) => {
  const value = { ...answer, rest: { kind: 'exclusion', from, until } } as never;
  expect(read(playControl, value).rest).toEqual(expected);
});
