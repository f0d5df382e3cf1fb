import { expect, test, vi } from 'vitest';
import { lockPayment } from './lockPayment.ts';

test('FLT-135 a payment goes on where asking for a lock throws', async () => {
  const request = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await lockPayment('one')).toBeTypeOf('function');
  vi.unstubAllGlobals();
});
