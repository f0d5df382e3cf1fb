import { expect, test } from 'vitest';
import { plainName } from './plainName.ts';

test.each([
  ['With Success', 'With success'],
  ['In Urdu', 'In Urdu'],
  ['Logged In Vip', 'Logged in VIP'],
  ['Of 30 Days', 'Of 30 days'],
  ['Under maintenance, which its name says, too', 'Under maintenance, which its name says, too'],
  ['Portrait', 'Portrait'],
])('UI-01 a story that its export calls "%s" is called "%s"', (made, plain) => {
  expect(plainName(made)).toBe(plain);
});
