import { balance, gameList } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { errorOf, noon, type Visit, visit } from './visit.ts';

const site = 'https://site.example';

describe('the control panel', () => {
  const send = (seen: Visit, path: string, body: unknown, headers: Record<string, string> = {}) =>
    seen.sandbox.fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('SBX-04 it shows accounts, settings and scenarios under a strict policy, its script and style as files', async () => {
    const { sandbox } = visit();
    const page = await sandbox.fetch(`${site}/sandbox`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(html).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
    expect(html).toContain('demo.member');
    expect(html).toContain('/sandbox/scenario/home-lists-500');
    for (const file of ['panel.css', 'panel.js', 'enter.js']) {
      expect((await sandbox.fetch(`${site}/sandbox/${file}`)).status).toBe(200);
    }
  });

  test('SBX-04 a form changes what it shows; a switch left out is turned off; another site cannot', async () => {
    const { sandbox } = visit();
    const submit = (fields: Record<string, string>, headers = {}) =>
      sandbox.fetch(`${site}/sandbox/set`, { method: 'POST', body: new URLSearchParams(fields), headers });
    expect((await submit({ section: 'platform', systemStatus: '1', latencyMs: '250', brand: 'lumen' })).status).toBe(
      303,
    );
    expect(sandbox.world.settings).toMatchObject({ systemStatus: 1, latencyMs: 250, brand: 'lumen' });
    await submit({ section: 'toggles', FREEPLAY3: 'on' });
    expect(sandbox.world.settings.toggles).toMatchObject({ FREEPLAY3: true, DIRECTREG3: false });
    await submit({ section: 'faults', call: 'balance', kind: '503' });
    expect(sandbox.world.settings.faults).toEqual([{ call: 'balance', kind: '503' }]);
    expect((await submit({ section: 'platform', latencyMs: '600001' })).status).toBe(400);
    expect((await submit({ section: 'platform', systemStatus: '2' }, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect(sandbox.world.settings).toMatchObject({ systemStatus: 1, latencyMs: 250 });
  });

  test('SBX-04 a scenario link sets everything, signs in and goes on within this site only; it can be repeated', async () => {
    const { sandbox, client, hold } = visit();
    const enter = async (then: string) => {
      const response = await sandbox.fetch(
        `${site}/sandbox/scenario/member+lobby-500?then=${encodeURIComponent(then)}`,
      );
      const html = await response.text();
      return {
        href: /<a id="then" href="([^"]*)"/.exec(html)?.[1],
        token: /data-token="([^"]*)"/.exec(html)?.[1] ?? '',
      };
    };
    const first = await enter('/rng?vendor=OMB');
    expect(first.href).toBe('/rng?vendor=OMB');
    hold(first.token);
    expect((await client.call(balance, {})).amount).not.toBeNull();
    expect((await errorOf(client.call(gameList, { gameType: 'RNG' }))).status).toBe(500);
    sandbox.world.settings.latencyMs = 50;
    const second = await enter('//evil.example');
    expect(second.href).toBe('/');
    expect(second.token).not.toBe(first.token);
    expect(sandbox.world.settings.latencyMs).toBe(0);
    expect((await sandbox.fetch(`${site}/sandbox/scenario/nonsense`)).status).toBe(404);
  });

  test('SBX-04 journeys set, read and end things by JSON', async () => {
    const seen = visit();
    const { sandbox, client, hold } = seen;
    const { token } = (await (await send(seen, '/sandbox/api/sign-in', { account: 'demo.member' })).json()) as {
      token: string;
    };
    hold(token);
    const state = (await (await sandbox.fetch(`${site}/sandbox/api/state`)).json()) as {
      sessions: { username: string }[];
    };
    expect(state.sessions).toMatchObject([{ username: 'demo.member' }]);
    const books = (await (await sandbox.fetch(`${site}/sandbox/api/ledger/demo.member`)).json()) as { balance: string };
    expect((await client.call(balance, {})).amount).toBe(books.balance);
    await send(seen, '/sandbox/api/clock', { kind: 'freeze', at: noon + 5 });
    await send(seen, '/sandbox/api/clock', { kind: 'step', ms: 1_000 });
    expect(sandbox.world.clock.now()).toBe(noon + 1_005);
    await send(seen, '/sandbox/api/settings', { toggles: { FREEPLAY3: true } });
    expect(sandbox.world.settings.toggles).toMatchObject({ FREEPLAY3: true, DIRECTREG3: true });
    expect((await send(seen, '/sandbox/api/settings', { nonsense: 1 })).status).toBe(400);
    await send(seen, '/sandbox/api/expire', {});
    expect((await errorOf(client.call(balance, {}))).kind).toBe('signed-out');
  });
});
