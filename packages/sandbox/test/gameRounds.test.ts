import { facePath, playStyles } from '@baize/games';
import { type GameKind, kindOf, kinds } from '@baize/games/kinds';
import { slotLines } from '@baize/games/slot/reels';
import { layoutOf } from '@baize/games/slot/rules';
import { gameDetail } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { codeOf, games, reels, sitDown, spin } from './gameTable.fixture.ts';
import { visit } from './visit.ts';

const kindNames = Object.keys(kinds) as GameKind[];
const cents = (amount: string) => Math.round(Number(amount) * 100);

describe('GAM-12 tables', () => {
  test('GAM-12 GAM-11 every live game is what its name says, and its sheet says the return of that', async () => {
    const { client, sandbox } = visit();
    const promised = {
      roulette: ['roulette', '97.30'],
      baccarat: ['baccarat', '98.94'],
      'dragon tiger': ['dragonTiger', '96.27'],
      blackjack: ['blackjack', '99.50'],
      'sic bo': ['dice', null],
    } as const;
    for (const game of sandbox.world.games.ofType('LIVE', false)) {
      const [, found] = Object.entries(promised).find(([name]) => game.title.toLowerCase().includes(name)) ?? [];
      const [kind, returned] = found ?? [game.title, null];
      expect(kindOf(game)).toBe(kind);
      const { facts } = await client.call(gameDetail, { id: String(game.nodeId) });
      expect(facts.returnToPlayer, game.title).toBe(returned ?? game.returnToPlayer);
      expect(facts).toMatchObject({ minBet: game.minBet, maxBet: game.maxBet });
    }
  });

  test('GAM-12 GAM-11 the sheet of a slot says the lines that its reels have, that of other games none', async () => {
    const seen = visit({ scenario: 'member' });
    const { games: library } = seen.sandbox.world;
    const lines = new Set<number | null>();
    for (const game of library
      .ofVendor('OMB')
      .filter(({ maintenance }) => !maintenance)
      .slice(0, 6)) {
      const { facts } = await seen.client.call(gameDetail, { id: String(game.nodeId) });
      expect(facts.lines).toBe(slotLines[layoutOf(game)].length);
      lines.add(facts.lines);
    }
    expect(lines).toEqual(new Set([5, 10]));
    const table = library.byCode(codeOf(seen, 'roulette'));
    expect((await seen.client.call(gameDetail, { id: String(table?.nodeId) })).facts.lines).toBeNull();
  });

  test('GAM-12 a slot remembers the player’s last rounds, newest first and of this game alone', async () => {
    const seen = visit({ scenario: 'member' });
    const { games: library } = seen.sandbox.world;
    const [one, other] = library.ofVendor('OMB').filter(({ maintenance }) => !maintenance);
    const first = await sitDown(seen, one?.code ?? '');
    expect(first.setup.past).toEqual([]);
    const wins: string[] = [];
    for (const stake of ['1.00', '2.00']) {
      const { answer } = await spin(seen, { launch: first.setup.launch, bets: reels(stake) });
      wins.push(answer.ok ? answer.win : 'refused');
    }
    const again = await sitDown(seen, one?.code ?? '');
    expect(again.setup.past).toEqual([
      { stake: '2.00', win: wins[1] },
      { stake: '1.00', win: wins[0] },
    ]);
    expect((await sitDown(seen, other?.code ?? '')).setup.past).toEqual([]);
  });

  test('GAM-12 FLT-027 FLT-030 a round of several bets stakes their sum once, and pays each by itself', async () => {
    const seen = visit({ scenario: 'member' });
    const { setup } = await sitDown(seen, codeOf(seen, 'roulette'));
    const bets = [
      { bet: 'red', stake: '5.00' },
      { bet: 'black', stake: '2.50' },
      { bet: '17-20', stake: '1.00' },
    ];
    const posted = () => seen.sandbox.world.ledger().entries('demo.member').length;
    const before = posted();
    const key = crypto.randomUUID();
    const [first, second] = [
      await spin(seen, { launch: setup.launch, key, bets, turn: setup.laid?.turn }),
      await spin(seen, { launch: setup.launch, key, bets, turn: setup.laid?.turn }),
    ];
    if (!first.answer.ok) throw new Error(first.answer.code);
    expect(second).toEqual(first);
    const { result, stake, win, wins, balance: left } = first.answer;
    const { number } = result as { kind: string; number: number };
    expect(stake).toBe('8.50');
    expect(wins).toHaveLength(3);
    expect(cents(win)).toBe(wins.map(cents).reduce((sum, each) => sum + each, 0));
    expect(cents(left)).toBe(cents(setup.balance) - 850 + cents(win));
    expect(posted()).toBe(before + (win === '0.00' ? 1 : 2));
    expect(wins[2]).toBe(number === 17 || number === 20 ? '18.00' : '0.00');
    const other = await spin(seen, { launch: setup.launch, key, bets: bets.slice(1), turn: setup.laid?.turn });
    expect(other.status).toBe(422);
    const again = await sitDown(seen, codeOf(seen, 'roulette'));
    expect(again.setup.history).toEqual([...setup.history.slice(1), String(number)]);
  });

  test('GAM-12 SBX-03 a bet below the table’s limit, or bets above it together, move nothing', async () => {
    const seen = visit({ scenario: 'member' });
    const { setup } = await sitDown(seen, codeOf(seen, 'roulette'));
    const posted = () => seen.sandbox.world.ledger().entries('demo.member').length;
    const before = posted();
    const code = async (...bets: [bet: string, stake: string][]) => {
      const sent = bets.map(([bet, stake]) => ({ bet, stake }));
      const { answer } = await spin(seen, { launch: setup.launch, bets: sent, turn: setup.laid?.turn });
      return answer.ok ? 'played' : answer.code;
    };
    expect(await code(['red', setup.most], ['17', '0.99'])).toBe('invalid-stake');
    expect(await code(['red', '0.99'])).toBe('invalid-stake');
    expect(await code(['red', setup.most], ['17', '1.00'])).toBe('invalid-stake');
    expect(await code(['red', '1.00'], ['red', '1.00'])).toBe('invalid-stake');
    expect(await code(['17', '1.005'])).toBe('invalid-stake');
    expect(posted()).toBe(before);
    expect(await code(['17', '1.00'], ['red', '1.00'])).toBe('played');
  });

  test('GAM-12 I18-01 pages in Urdu and Thai bring a face with their letters, from their own origin', async () => {
    const seen = visit({ scenario: 'member' });
    const { page } = await sitDown(seen);
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    for (const name of ['vazirmatn', 'noto-sans-thai']) {
      expect(playStyles.fishing).toContain(`url("/play/${name}.woff2")`);
      const answer = await seen.sandbox.gameHost.request(`${games}/play/${name}.woff2`);
      expect(answer.headers.get('content-type')).toBe('font/woff2');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('wOF2');
      expect(bytes.length).toBeGreaterThan(20_000);
    }
  });

  test.each(kindNames.flatMap((kind) => (['EN', 'TH', 'UR'] as const).map((language) => ({ kind, language }))))(
    'GAM-12 a page of $kind in $language weighs at most 150 kB with everything',
    async ({ kind, language }) => {
      const seen = visit({ scenario: 'member' });
      const { world } = seen.sandbox;
      const all = (['RNG', 'LIVE', 'ELOTT', 'FISH', 'PVP', 'SPORTS', 'DS88'] as const).flatMap((type) =>
        world.games.ofType(type, false),
      );
      const game = all.find((each) => !each.maintenance && kindOf(each) === kind);
      const { html } = await sitDown(seen, game?.code, language);
      const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file ?? '');
      const symbols = [...html.matchAll(/\/art\/(?:symbols|creatures)\/[^&"]+/g)].map(([file]) => file);
      let bytes = new TextEncoder().encode(html).length;
      const words = { EN: 'hanken-grotesk', TH: 'noto-sans-thai', UR: 'vazirmatn' }[language];
      const faces = [facePath('besley'), facePath(words)];
      for (const file of new Set([...files, ...symbols, ...faces])) {
        const answer = await seen.sandbox.gameHost.request(games + file.replaceAll('&amp;', '&'));
        expect(answer.status, file).toBe(200);
        bytes += (await answer.arrayBuffer()).byteLength;
      }
      expect(files.some((file) => file.endsWith('.js'))).toBe(true);
      expect(bytes / 1000).toBeLessThan(150);
    },
  );
});
