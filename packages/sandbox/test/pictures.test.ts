import { gameList } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { startSandbox } from '../src/node.ts';
import { visit } from './visit.ts';

const site = 'https://site.example';
const games = 'https://games.example';

describe('pictures', () => {
  test('SBX-06 every game, vendor, banner, promotion and avatar that is named has its picture on both origins', async () => {
    const { client, sandbox } = visit();
    const { games: listed } = await client.call(gameList, { gameType: 'RNG', vendor: 'HXN' });
    const paths = [
      ...listed.slice(0, 3).map(({ picture }) => picture ?? ''),
      '/art/games/BLM/BLM-1.svg',
      '/art/vendors/OMB.svg',
      '/art/banners/ocean.svg?brand=lumen&dir=rtl',
      '/art/promotions/high-rebate.svg',
      '/art/promotions/app-download.svg',
      '/art/promotions/point-mall.svg',
      '/art/avatars/u9.svg',
    ];
    for (const path of paths) {
      for (const response of [await sandbox.fetch(site + path), await sandbox.gameHost.request(games + path)]) {
        expect(response.status, path).toBe(200);
        expect(response.headers.get('content-type')).toContain('image/svg+xml');
        expect(await response.text()).toMatch(/^<svg /);
      }
    }
    expect((await sandbox.fetch(`${site}/art/games/OMB/HXN-1.svg`)).status).toBe(404);
  });

  test('APP-09 FLT-079 image origins die together or one alone', async () => {
    const { sandbox } = visit({ scenario: 'cdn-first-dead' });
    const path = '/art/vendors/OMB.svg';
    const both = async () => [
      (await sandbox.fetch(site + path)).status,
      (await sandbox.gameHost.request(games + path)).status,
    ];
    expect(await both()).toEqual([503, 200]);
    sandbox.play('cdn-dead');
    expect(await both()).toEqual([503, 503]);
  });
});

describe('in Node', () => {
  test('SBX-01 it starts on two origins, breaks connections for real, and stops although an answer has stalled', async () => {
    const running = await startSandbox({ scenario: 'hot-LIVE-500' });
    try {
      const brand = (await (await fetch(`${running.origin}/brand.json`)).json()) as { gameOrigins: string[] };
      expect(brand.gameOrigins).toEqual([running.gameOrigin]);
      expect((await fetch(`${running.gameOrigin}/play/slot.js`)).status).toBe(200);
      const hot = `${running.origin}/wps/relay/GCSGAME_hotGamesV2`;
      expect((await fetch(`${hot}?gameType=LIVE`)).status).toBe(500);
      expect((await fetch(`${hot}?gameType=FISH`)).status).toBe(200);
      running.world.settings.faults = [{ call: 'hotGames', kind: 'refused' }];
      await expect(fetch(hot)).rejects.toThrow('fetch failed');
      running.world.settings.faults = [{ call: 'hotGames', kind: 'stalled' }];
      const stalled = await fetch(hot);
      expect(stalled.status).toBe(200);
      void stalled.text().catch(() => undefined);
    } finally {
      // Hangs if stopping waits for the stalled response.
      await running.stop();
    }
  });
});
