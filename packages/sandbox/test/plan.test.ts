import { type ContentContext, chooseContent, effectiveRules, isSingleSlot } from '@baize/domain';
import { agreeToTexts, contentEntries, contentPreview, legalAgreements } from '@baize/gateway';
import { expect, test } from 'vitest';
import { noon, visit } from './visit.ts';

const context: ContentContext = {
  now: noon,
  language: 'EN',
  fallbacks: ['EN'],
  device: 'desk',
  viewer: 'visitor',
  segments: [],
  resting: false,
  rules: effectiveRules({ promotions: true }, noon).rules,
};

test('OPS-12 the call of content has what is up or begins within a day, and nothing that was taken back', async () => {
  const { client, sandbox } = visit();
  const ids = async () => (await client.call(contentEntries, {})).map(({ id }) => id);
  expect(await ids()).toEqual([
    'w_home-stadium',
    'welcome-banner',
    'early-row',
    'welcome-page',
    'first-deposit-page',
    'terms-4.1',
    'terms-4.2',
  ]);
  sandbox.world.settings = { ...sandbox.world.settings, takenBack: ['welcome-page'] };
  expect(await ids()).not.toContain('welcome-page');
});

test('OPS-04 a token shows the whole plan for an hour; a forged or spent one shows nothing', async () => {
  const { client, sandbox } = visit();
  await expect(client.call(contentPreview, { token: 'guessed' })).rejects.toMatchObject({ code: 'not-found' });
  const token = sandbox.world.content.openPreview();
  const { entries, until, segments, profiles } = await client.call(contentPreview, { token });
  expect(until).toBe(noon + 3_600_000);
  expect(segments).toContain('Early bird');
  expect(profiles.length).toBeGreaterThan(3);
  const slots = new Set(entries.map(({ slot }) => slot));
  expect([...slots].filter(isSingleSlot)).toEqual(['page:/p/welcome', 'page:/p/first-deposit', 'legal:terms']);
  const inTwoDays = chooseContent(entries, { ...context, now: noon + 3 * 86_400_000 });
  expect(inTwoDays.shown.map(({ id }) => id)).toContain('first-deposit');
  sandbox.world.clock.step(3_600_000);
  await expect(client.call(contentPreview, { token })).rejects.toMatchObject({ code: 'not-found' });
});

test('OPS-10 a player who agreed to older terms plays once the new ones are agreed to', async () => {
  const { client } = visit({ scenario: 'terms-changed' });
  expect(await client.call(legalAgreements, {})).toEqual([{ text: 'terms', version: '4.1', language: 'EN' }]);
  await client.call(agreeToTexts, { texts: ['terms'], versions: ['4.2'] });
  expect(await client.call(legalAgreements, {})).toContainEqual({ text: 'terms', version: '4.2', language: 'EN' });
});
