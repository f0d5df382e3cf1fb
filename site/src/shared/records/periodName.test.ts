import { expect, test } from 'vitest';
import { periodName } from './periodName.ts';

const day = 86_400_000;
const march = Date.UTC(2026, 2, 1);

test.each([
  ['day', 'UTC', march, march + day, '2026-03-01', '03-01'],
  ['week', 'UTC', march, march + 7 * day, '2026-03-01 – 2026-03-07', '03-01'],
  ['month', 'UTC', march, march + 31 * day, '2026-03-01 – 2026-03-31', '2026-03'],
  ['month', 'UTC', march + 30 * day, march + 31 * day, '2026-03-31', '2026-03'],
  ['day', 'Asia/Karachi', march - 5 * 3_600_000, march + 19 * 3_600_000, '2026-03-01', '03-01'],
] as const)('MEM-10 a %s of %s is named by its own calendar', (step, zone, from, to, name, label) => {
  expect(periodName({ from, to }, step, zone)).toEqual({ name, label });
});
