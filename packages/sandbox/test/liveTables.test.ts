import type { SeenRound } from '@baize/games/blackjack/round';
import type { RouletteResult } from '@baize/games/roulette/spots';
import { gameDetail } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { codeOf, sitDown, spin, watch } from './gameTable.fixture.ts';
import { noon, type Visit, visit } from './visit.ts';

const site = 'https://site.example';
const red = [{ bet: 'red', stake: '1.00' }];
const posted = ({ sandbox }: Visit) => sandbox.world.ledger().entries('demo.member').length;

function timed() {
  let now = noon;
  const seen = visit({ scenario: 'member', now: () => now });
  return { seen, pass: (ms: number) => (now += ms) };
}

describe('GAM-12 live tables', () => {
  test.each([
    ['roulette', 30_000],
    ['baccarat', 20_000],
    ['dragon tiger', 20_000],
    ['blackjack', 20_000],
  ])('GAM-12 %s takes bets for a while, says how long, and has seats that others took', async (name, opens) => {
    const { seen, pass } = timed();
    const { setup } = await sitDown(seen, codeOf(seen, name));
    expect(setup.laid).toMatchObject({ turn: 0, closesIn: opens, seats: 6 });
    const { nodeId } = seen.sandbox.world.games.byCode(codeOf(seen, name)) ?? {};
    const { description } = await seen.client.call(gameDetail, { id: String(nodeId) });
    expect(description).toContain(`Bets close after \u2068${opens / 1000}\u2069 seconds.`);
    expect(setup.laid?.others.length).toBeGreaterThanOrEqual(2);
    expect(setup.laid?.others.length).toBeLessThanOrEqual(5);
    pass(12_000);
    expect((await sitDown(seen, codeOf(seen, name))).setup.laid).toMatchObject({ turn: 0, closesIn: opens - 12_000 });
    pass(opens);
    expect((await sitDown(seen, codeOf(seen, name))).setup.laid).toMatchObject({ turn: 1 });
  });

  test('GAM-12 SBX-03 a bet after the close is refused with the next round, and moves nothing; one on its way counts', async () => {
    const { seen, pass } = timed();
    const { setup } = await sitDown(seen, codeOf(seen, 'roulette'));
    const { launch } = setup;
    const before = posted(seen);
    pass(31_000);
    const inTime = await spin(seen, { launch, bets: red, turn: 0 });
    if (!inTime.answer.ok) throw new Error(inTime.answer.code);
    expect(inTime.answer.laid).toMatchObject({ turn: 1, closesIn: 35_000 });
    const after = posted(seen);
    expect(after).toBeGreaterThan(before);
    pass(38_000);
    const late = await spin(seen, { launch, bets: red, turn: 1 });
    expect(late.answer).toMatchObject({ ok: false, code: 'bets-closed', laid: { turn: 2 } });
    expect(posted(seen)).toBe(after);
    expect((await spin(seen, { launch, bets: red, turn: 2 })).answer).toMatchObject({ ok: true });
  });

  test('GAM-12 FLT-027 a round goes on without who does not bet: it stakes nothing, is remembered by the table, and comes once', async () => {
    const { seen, pass } = timed();
    const code = codeOf(seen, 'roulette');
    const { setup } = await sitDown(seen, code);
    const { launch } = setup;
    const before = posted(seen);
    expect((await watch(seen, { launch, turn: 0 })).answer).toMatchObject({ ok: false, laid: { turn: 0 } });
    pass(30_000);
    const { answer } = await watch(seen, { launch, turn: 0 });
    if (!answer.ok) throw new Error(answer.code);
    expect(answer).toMatchObject({ stake: '0.00', win: '0.00', wins: [], laid: { turn: 1, closesIn: 35_000 } });
    const { number, others } = answer.result as RouletteResult;
    expect(others.map(({ name }) => name)).toEqual(setup.laid?.others);
    expect((await watch(seen, { launch, turn: 0 })).answer).toMatchObject({ ok: false, laid: { turn: 1 } });
    expect(posted(seen)).toBe(before);
    const again = await sitDown(seen, code);
    expect(again.setup.history).toEqual([...setup.history.slice(1), String(number)]);
    expect(again.setup.past).toEqual(setup.past);
  });

  test('GAM-12 a round of blackjack under way is not closed, and others’ hands end with it', async () => {
    const { seen, pass } = timed();
    const code = codeOf(seen, 'blackjack');
    const { setup } = await sitDown(seen, code);
    let laid = setup.laid;
    do {
      const { answer } = await spin(seen, {
        launch: setup.launch,
        bets: [{ bet: 'deal', stake: '1.00' }],
        turn: laid?.turn,
      });
      if (!answer.ok) throw new Error(answer.code);
      laid = answer.laid;
    } while (!laid?.running);
    expect(laid.closesIn).toBeNull();
    const dealt = laid.lies as SeenRound;
    expect(dealt.others.length).toBeGreaterThanOrEqual(2);
    for (const { ending } of dealt.others) expect(ending).toBeNull();
    pass(10 * 60_000);
    const { launch } = (await sitDown(seen, code)).setup;
    expect((await watch(seen, { launch, turn: laid.turn })).answer).toMatchObject({
      ok: false,
      laid: { turn: laid.turn, lies: laid.lies },
    });
    const { answer } = await spin(seen, { launch, bets: [{ bet: 'stand', stake: '0' }], turn: laid.turn });
    if (!answer.ok) throw new Error(answer.code);
    const { others } = answer.result as SeenRound;
    expect(others.map(({ name }) => name)).toEqual(dealt.others.map(({ name }) => name));
    for (const { ending, points } of others) {
      expect(ending).not.toBeNull();
      expect(ending === 'bust').toBe(points > 21);
    }
  });

  test('GAM-12 SBX-03 only who sits there may let a round pass, and a slot has none', async () => {
    const { seen } = timed();
    const { setup } = await sitDown(seen);
    expect((await watch(seen, { launch: setup.launch, turn: 0 })).answer).toMatchObject({ ok: false });
    expect((await watch(seen, { launch: 'made-up', turn: 0 })).status).toBe(401);
    expect((await watch(seen, { launch: setup.launch, turn: -1 })).status).toBe(400);
    const elsewhere = await watch(seen, { launch: setup.launch, turn: 0 }, { origin: 'https://evil.example' });
    expect(elsewhere.answer).toMatchObject({ ok: false, code: 'try-later' });
  });

  test('SBX-08 GAM-12 the panel ends a round: without the player while bets are open, by standing while a hand is played', async () => {
    const { seen } = timed();
    const end = async (game: string) => {
      const response = await seen.sandbox.fetch(`${site}/sandbox/api/round`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site },
        body: JSON.stringify({ username: 'demo.member', game }),
      });
      return response.status;
    };
    const code = codeOf(seen, 'blackjack');
    const { setup } = await sitDown(seen, code);
    const standing = async () => (await sitDown(seen, code)).setup.laid;
    const before = posted(seen);
    expect(await end(code)).toBe(200);
    expect(await standing()).toMatchObject({ turn: 1, running: false });
    expect(posted(seen)).toBe(before);
    const bets = [{ bet: 'deal', stake: '1.00' }];
    let laid = await standing();
    do {
      const { answer } = await spin(seen, { launch: setup.launch, bets, turn: laid?.turn });
      if (!answer.ok) throw new Error(answer.code);
      laid = answer.laid;
    } while (!laid?.running);
    expect(await end(code)).toBe(200);
    const over = await standing();
    expect(over).toMatchObject({ running: false, lies: { active: -1, endings: [expect.any(String)] } });
    expect(await end('OMB-1')).toBe(400);
    expect(await end('none')).toBe(404);
  });
});
