import { effectiveRules } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { gameMenus, playControl, promotions, readBrand, startFreePlay, vipClub } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { brandIds } from '../src/world/base/settings.ts';
import { brandFiles } from '../src/world/platform/brands.ts';
import { rulesOf } from '../src/world/platform/rules.ts';
import { errorOf, type Visit, visit } from './visit.ts';

const device = { os: 'linux', random: '9f3c1b7a2d4e5f60' };

const served = async (sandbox: Visit['sandbox']) => {
  const reading = readBrand(await (await sandbox.fetch('https://site.example/brand.json')).json());
  if (!reading.ok) throw new Error(reading.problems.join());
  return reading.brand;
};

describe('rules', () => {
  test('JUR-12 the sandbox obeys what the document that it serves says, for every brand, without a profile and with one', async () => {
    const { sandbox } = visit();
    const { world } = sandbox;
    for (const brand of brandIds)
      for (const jurisdiction of ['brand', 'none', 'missing']) {
        Object.assign(world.settings, { brand, jurisdiction });
        const { rules } = effectiveRules((await served(sandbox)).jurisdiction, world.clock.now());
        expect(rulesOf(world).values).toEqual(rules.values);
      }
  });

  test('JUR-08 the profile for no licence leaves every brand as its own switches say', () => {
    const { sandbox } = visit();
    const { world } = sandbox;
    for (const brand of brandIds) {
      const { profile: _, ...switches } = brandFiles[brand].jurisdiction ?? {};
      world.settings.brand = brand;
      world.settings.jurisdiction = 'none';
      const { values } = rulesOf(world);
      expect(values).toEqual(effectiveRules(switches, world.clock.now()).rules.values);
      expect(values.vip).toBe(switches.vip ?? false);
    }
  });

  test.each(profiles)(
    'JUR-11 JUR-13 the scenario of the profile $id has its rules and its currency',
    async (profile) => {
      const { sandbox } = visit({ scenario: `member+jurisdiction-${profile.id}` });
      const { currency, jurisdiction } = await served(sandbox);
      expect(jurisdiction.profile).toBe(profile.id);
      expect(currency.code).toBe(profile.currency ?? brandFiles.baize.currency?.code);
      expect(rulesOf(sandbox.world).profile).toBe(profile.id);
    },
  );

  test('JUR-05 JUR-06 two scenarios stand on both sides of a change, and the clock of the panel crosses it', () => {
    const before = visit({ scenario: 'member+rules-before-change' }).sandbox.world;
    const after = visit({ scenario: 'member+rules-after-change' }).sandbox.world;
    const held = rulesOf(before).values;
    expect(rulesOf(after).values).not.toEqual(held);
    before.clock.step(120_000);
    expect(rulesOf(before).values).toEqual(rulesOf(after).values);
    expect(rulesOf(before).values).not.toEqual(held);
  });

  test('JUR-10 under a profile that is missing the platform answers, and offers nothing that could be forbidden', async () => {
    const { client, signIn, sandbox } = visit({ scenario: 'brand-lotus+jurisdiction-missing' });
    expect(await client.call(promotions, {})).toEqual([]);
    expect((await errorOf(client.call(startFreePlay, device))).code).toBe('not-allowed');
    expect((await client.call(gameMenus, {})).map(({ id }) => id)).not.toContain('DS88');
    await signIn('demo.member');
    expect((await errorOf(client.call(vipClub, {}))).code).toBe('not-allowed');
    expect((await client.call(playControl, {})).realityCheck.brand).toBeLessThan(60);
    expect((await served(sandbox)).jurisdiction.profile).toBe('missing');
  });

  const hasFreePlay = async ({ client }: Visit) =>
    (await errorOf(client.call(startFreePlay, device)).catch(() => null)) === null;

  test('JUR-36 JUR-12 freePlay: where it asks for a verified account, a visitor gets none', async () => {
    const visitor = visit({ scenario: 'brand-lotus' });
    visitor.sandbox.world.settings.tighten = { freePlay: 'verified' };
    expect(await hasFreePlay(visitor)).toBe(false);
    visitor.sandbox.world.settings.tighten = { freePlay: 'open' };
    expect(await hasFreePlay(visitor)).toBe(true);
  });

  test.each([
    ['freePlay', 'none', hasFreePlay],
    [
      'vip',
      false,
      async ({ client, signIn }: Visit) => {
        await signIn('demo.member');
        return (await errorOf(client.call(vipClub, {})).catch(() => null)) === null;
      },
    ],
    ['promotions', false, async ({ client }: Visit) => (await client.call(promotions, {})).length > 0],
    [
      'cockfight',
      false,
      async ({ client }: Visit) => (await client.call(gameMenus, {})).some(({ id }) => id === 'DS88'),
    ],
  ])('JUR-03 freePlay, vip, promotions, cockfight: %s is open until it is tightened', async (rule, wish, isOpen) => {
    const visitor = visit({ scenario: 'brand-lotus' });
    expect(await isOpen(visitor)).toBe(true);
    visitor.sandbox.world.settings.tighten = { [rule]: wish };
    expect(await isOpen(visitor)).toBe(false);
  });

  test('JUR-03 session.realityMinutes: the reminder comes as often as the strictest of brand and profile asks', async () => {
    const { client, signIn, sandbox } = visit({ scenario: 'brand-lotus' });
    await signIn('demo.member');
    const minutes = async () => (await client.call(playControl, {})).realityCheck.brand;
    expect(await minutes()).toBe(60);
    sandbox.world.settings.tighten = { 'session.realityMinutes': 20 };
    expect(await minutes()).toBe(20);
    sandbox.world.settings.tighten = { 'session.realityMinutes': 90 };
    expect(await minutes()).toBe(60);
  });
});
