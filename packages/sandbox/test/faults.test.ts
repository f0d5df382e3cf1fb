import { announcements, gameList, gameMenus, hotGames } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { type FaultKind, faultKinds } from '../src/index.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('faults', () => {
  const meaning: Readonly<Record<FaultKind, string>> = {
    refused: 'unreachable network',
    reset: 'unreachable network',
    'time-out': 'timeout timeout',
    stalled: 'timeout timeout',
    'cut-json': 'malformed malformed',
    html: 'malformed captive-portal',
    '204': 'malformed malformed',
    '400': 'refused invalid-request',
    '401': 'refused not-logged-in',
    '403': 'refused not-allowed',
    '404': 'refused not-found',
    '409': 'refused in-flight',
    '422': 'refused conflict',
    '429': 'too-many too-many',
    '500': 'unreachable server',
    '502': 'unreachable unavailable',
    '503': 'unreachable unavailable',
  };

  test.each(faultKinds)(
    'FLT-072 the fault %s reaches the client as what it is, and only at its own call',
    async (kind) => {
      const { client, sandbox } = visit();
      sandbox.world.settings.faults = [{ call: 'hotGames', kind, when: { gameType: 'LIVE' } }];
      const broken = await errorOf(client.call(hotGames, { gameType: 'LIVE' }, { timeoutMs: 150 }));
      expect(`${broken.kind} ${broken.code}`).toBe(meaning[kind]);
      expect((await client.call(hotGames, { gameType: 'FISH' })).games.length).toBeGreaterThan(0);
    },
  );

  test('SBX-04 a counted fault heals, and latency delays', async () => {
    const { client, sandbox } = visit({ scenario: 'lobby-500-once' });
    const from = performance.now();
    sandbox.world.settings.latencyMs = 60;
    expect((await client.call(gameList, { gameType: 'RNG' })).games).toHaveLength(12);
    expect(performance.now() - from).toBeGreaterThan(110);
  });

  test('FLT-075 an aborted call ends at once, with the reason given', async () => {
    const { client } = visit({ latencyMs: 8_000 });
    const controller = new AbortController();
    const call = client.call(gameMenus, {}, { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });

  test('SBX-04 the hostile notice and the empty platform are scenarios', async () => {
    const { client, sandbox } = visit({ scenario: 'hostile-notice' });
    const [first] = await client.call(announcements, { types: ['PL'] });
    expect(first).toMatchObject({ id: 'n-hostile' });
    sandbox.play('empty');
    expect(await client.call(announcements, { types: ['PL'] })).toEqual([]);
    expect((await client.call(gameList, { gameType: 'RNG' })).games).toEqual([]);
    expect(sandbox.world.clock.now()).toBe(noon);
  });
});
