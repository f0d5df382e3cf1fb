import { effectiveRules } from '@baize/domain';
import { expect, test } from 'vitest';
import type { Preview } from './content.ts';
import { previewContext } from './previewContext.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 6, 1);
const jurisdiction = { promotions: true, vip: true };
const { rules } = effectiveRules(jurisdiction, now);

/** Profile whose age rises within the year that the preview looks ahead. */
const ages = {
  id: 'aa',
  version: '2026-01-01',
  timeZone: 'UTC',
  currency: null,
  rules: {
    'age.minimum': [
      { from: '2026-01-01', value: 18 },
      { from: '2026-12-01', value: 21 },
    ],
  },
};

const looked = (profile: string | null): Preview => ({
  entries: [],
  segments: [],
  profiles: [ages],
  until: now + day,
  look: { moment: now + 400 * day, device: 'phone', viewer: 'player', segment: 'new', profile },
});

test('OPS-04 the moment of a preview moves content alone: the rules keep today’s clock', () => {
  const around = { language: 'EN', fallbacks: [], jurisdiction, rules, now };
  const context = previewContext(looked('aa'), around);
  expect(context).toMatchObject({ now: now + 400 * day, device: 'phone', viewer: 'player', segments: ['new'] });
  expect(context.rules.values['age.minimum']).toBe(18);
  expect(previewContext(looked(null), around).rules).toBe(rules);
});
