import { expect, test } from 'vitest';
import { hex, solveProof } from './proof.ts';

const most = 300;

async function taskFor(answer: number) {
  const salt = 'grain';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${answer}`));
  return { salt, digest: hex(new Uint8Array(digest)), most };
}

test.each([0, 127, 128, 299])('FLT-124 the proof finds %i among three hundred numbers', async (answer) => {
  expect(await solveProof(await taskFor(answer))).toBe(String(answer));
});

test('FLT-124 a number beyond the last, and a proof that is left, have no answer', async () => {
  expect(await solveProof(await taskFor(most))).toBeNull();
  expect(await solveProof(await taskFor(5), AbortSignal.abort())).toBeNull();
});
