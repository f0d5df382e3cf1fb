import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('LOB-11 a queue runs two at a time, in order, and goes on after a failure', async () => {
  const run = createQueue(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (id: number) =>
    run(async () => {
      begun.push(id);
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done));
      running--;
      if (id === 2) throw new Error('down');
      return id;
    });
  const ended = await Promise.allSettled([1, 2, 3, 4, 5].map(work));
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(ended.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual([1, 'failed', 3, 4, 5]);
  expect(await work(6)).toBe(6);
});
