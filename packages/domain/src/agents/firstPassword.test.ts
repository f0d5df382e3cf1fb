import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPassword } from './firstPassword.ts';

test('AGT-04 a suggested password has twelve letters and digits, a capital first', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const random = (below: number) => (numbers.next().value ?? 0) % below;
      expect(firstPassword(random)).toMatch(/^[A-Z][a-z]{3}\d\d[a-z]{4}\d\d$/);
    }),
  );
});
