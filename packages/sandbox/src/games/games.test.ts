import { toMinor } from '@baize/domain';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../art/seed.ts';
import { layoutOf, machineOf, stakesBetween, symbolsOf } from './machine.ts';
import { diceWin, playRound, type Round } from './outcome.ts';
import { endedPage, gamePage, gamePageHeaders, readParentOrigin } from './page.ts';
import { choosePrize, type MachineRules, prizesOf } from './prizes.ts';
import type { GameSetup, SlotLayout } from './protocol.ts';
import { readReels, slotLines } from './reels.ts';
import { fill, gameLanguage, words } from './words.ts';

const rulesOf = (kind: MachineRules['kind'], volatility = 3, layout: SlotLayout = '5x3'): MachineRules => ({
  kind,
  layout,
  volatility,
});

/** Mean return in percent and its standard error over many rounds. */
function returnOver(rounds: number, round: Omit<Round, 'random' | 'stake'>): { mean: number; error: number } {
  const random = createRandom(20240611);
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < rounds; index += 1) {
    const paid = Number(playRound({ ...round, stake: 1n, random }).win) * 100;
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

describe('SBX-07 outcome of a round', { timeout: 60_000 }, () => {
  test.each([
    [88, 1],
    [96.2, 3],
    [97.5, 5],
  ])('SBX-07 a slot that promises %s at volatility %s returns that in the long run', (returnToPlayer, volatility) => {
    const { mean, error } = returnOver(200_000, { rules: rulesOf('slot', volatility), returnToPlayer });
    expect(error).toBeLessThan(1.5);
    expect(Math.abs(mean - returnToPlayer)).toBeLessThan(3 * error);
  });

  test.each(['small', 'big', 'triple'] as const)('SBX-07 dice on %s return what they say', (pick) => {
    const { mean, error } = returnOver(150_000, { rules: rulesOf('dice'), returnToPlayer: 95, pick });
    expect(error).toBeLessThan(1.5);
    expect(Math.abs(mean - 95)).toBeLessThan(3 * error);
  });

  test('SBX-07 a draw returns what it says', () => {
    const { mean, error } = returnOver(150_000, { rules: rulesOf('draw'), returnToPlayer: 92, pick: [3, 7, 20] });
    expect(error).toBeLessThan(0.9);
    expect(Math.abs(mean - 92)).toBeLessThan(3 * error);
  });

  test('SBX-07 over every fraction evenly, prizes return what the game promises to a hundredth', () => {
    const count = 400_000;
    for (const volatility of [1, 5]) {
      const prizes = prizesOf(rulesOf('slot', volatility));
      let paid = 0;
      for (let index = 0; index < count; index += 1) {
        paid += choosePrize(prizes, 96.2, (index + 0.5) / count)?.multiplier ?? 0;
      }
      expect((paid / count) * 100).toBeCloseTo(96.2, 1);
    }
  });

  test('SBX-07 all that is paid adds up to the return exactly, whatever the volatility', () => {
    for (const volatility of [1, 2, 3, 4, 5]) {
      const shares = prizesOf(rulesOf('slot', volatility)).map(({ share }) => share);
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    }
    const hits = (volatility: number) =>
      prizesOf(rulesOf('slot', volatility)).reduce((sum, { share, multiplier }) => sum + share / multiplier, 0);
    expect(hits(1)).toBeGreaterThan(hits(5) * 1.8);
    expect(choosePrize(prizesOf(rulesOf('slot')), 96, 0)?.multiplier).toBe(2);
    expect(choosePrize(prizesOf(rulesOf('slot')), 96, 0.999999)).toBeNull();
  });

  test.each(['3x3', '5x3'] as const)('SBX-07 %s reels show exactly the prize that is paid', (layout) => {
    const rules = rulesOf('slot', 4, layout);
    const prizes = prizesOf(rules);
    const random = createRandom(5);
    const seen = new Set<number>();
    for (let index = 0; index < 8000; index += 1) {
      const { result, win } = playRound({ rules, returnToPlayer: 97, stake: 7n, random });
      if (result.kind !== 'slot') throw new Error('not a slot');
      const standing = readReels(layout, result.reels, prizes);
      expect(standing.map(({ multiplier }) => BigInt(multiplier) * 7n)).toEqual(win > 0n ? [win] : []);
      expect(result.line !== null).toBe(win > 0n);
      seen.add(Number(win / 7n));
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 2, 3, 5, 10, 25, 100]);
    expect(new Set(slotLines[layout].map((line) => line.slice(0, 3).join(''))).size).toBe(slotLines[layout].length);
  });

  test('SBX-07 dice and balls show what is paid', () => {
    const random = createRandom(9);
    for (let index = 0; index < 3000; index += 1) {
      const pick = (['small', 'big', 'triple'] as const)[index % 3] as 'small';
      const rolled = playRound({ rules: rulesOf('dice'), returnToPlayer: 96, stake: 10n, pick, random });
      if (rolled.result.kind !== 'dice') throw new Error('not dice');
      expect(diceWin(pick, rolled.result.dice)).toBe(rolled.win > 0n);
      const drawn = playRound({ rules: rulesOf('draw'), returnToPlayer: 96, stake: 10n, pick: [1, 2, 3], random });
      if (drawn.result.kind !== 'draw') throw new Error('not a draw');
      const { balls, matched } = drawn.result;
      expect(new Set(balls).size).toBe(6);
      expect(balls.every((ball) => ball >= 1 && ball <= 20)).toBe(true);
      expect([...matched].sort()).toEqual(balls.filter((ball) => ball <= 3).sort());
      expect(drawn.win).toBe([0n, 0n, 30n, 250n][matched.length]);
    }
    expect(diceWin('small', [1, 2, 1])).toBe(true);
    expect(diceWin('small', [2, 2, 2])).toBe(false);
    expect(diceWin('big', [6, 6, 6])).toBe(false);
    expect(diceWin('triple', [6, 6, 6])).toBe(true);
    expect(diceWin('big', [6, 4, 1])).toBe(true);
  });

  test('SBX-07 bets that a machine does not take are refused', () => {
    const play = (kind: MachineRules['kind'], pick: unknown) => () =>
      playRound({ rules: rulesOf(kind), returnToPlayer: 96, stake: 1n, pick: pick as 'small', random: () => 0.5 });
    expect(play('dice', undefined)).toThrow(RangeError);
    expect(play('dice', 'seven')).toThrow(RangeError);
    expect(play('draw', [1, 1, 2])).toThrow(RangeError);
    expect(play('draw', [0, 1, 2])).toThrow(RangeError);
    expect(play('draw', [1, 2, 3, 4])).toThrow(RangeError);
    expect(play('draw', [1.5, 2, 3])).toThrow(RangeError);
    expect(play('slot', undefined)).not.toThrow();
  });

  test('SBX-07 wins are exact for stakes beyond what floats can hold', () => {
    const { win } = playRound({
      rules: rulesOf('slot'),
      returnToPlayer: 97,
      stake: 99_999_999_999_999_999n,
      random: () => 0,
    });
    expect(win).toBe(199_999_999_999_999_998n);
  });
});

describe('SBX-07 machines', () => {
  test('SBX-07 a category decides the machine, a game its layout and six symbols', () => {
    expect([machineOf('RNG'), machineOf('LIVE'), machineOf('ELOTT')]).toEqual(['slot', 'dice', 'draw']);
    const layouts = Array.from({ length: 60 }, (_, index) => layoutOf('OMB', String(index)));
    expect(new Set(layouts)).toEqual(new Set(['3x3', '5x3']));
    const symbols = symbolsOf('RNG', 'Amber Heron Trail');
    expect(new Set(symbols).size).toBe(6);
    expect(symbols.at(-1)).toContain('/heron.svg');
    expect(symbolsOf('LIVE', 'Roulette Cedar 1')).toEqual([]);
  });

  test('SBX-07 stakes stand between the limits of the game, in the digits of the currency', () => {
    expect(stakesBetween('0.5', '6', 2)).toEqual(['0.50', '1.00', '2.50', '5.00']);
    expect(stakesBetween('0.01', '100', 0)[0]).toBe('1');
    expect(stakesBetween('1', '0.5', 2)).toEqual(['1.00']);
    expect(stakesBetween('0.01', '5', 3).every((stake) => toMinor(stake, 3) !== null)).toBe(true);
  });
});

describe('SBX-07 game pages', () => {
  const setup: GameSetup = {
    kind: 'slot',
    launch: 'ticket',
    language: 'ur',
    parent: 'https://site.example',
    currency: 'Rs',
    digits: 2,
    balance: '12.50',
    stakes: ['0.50'],
    returnToPlayer: '96.20',
    symbols: [],
    layout: '3x3',
    prizes: [],
  };

  test('SBX-07 a page holds nothing inline and carries its setup as data', () => {
    const html = gamePage({ title: `Heron's "<Trail>" & co`, art: '/art/games/OMB/1.svg', setup });
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain('<script src="/play.js" defer></script>');
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script>|<Trail>/);
    const data = /data-setup="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
    expect(JSON.parse(data ?? '')).toEqual(setup);
    expect(endedPage({ language: 'en', parent: null })).toContain('data-kind="ended"');
  });

  test('GAM-05 only the site that launched a game may frame it, and only an exact origin counts', () => {
    expect(readParentOrigin('https://site.example')).toBe('https://site.example');
    for (const wrong of [
      'https://site.example/',
      'https://site.example/x',
      '*',
      'null',
      'javascript:alert(1)',
      '',
      null,
      'https://a.example; script-src *',
    ]) {
      expect(readParentOrigin(wrong), String(wrong)).toBeNull();
    }
    expect(gamePageHeaders('https://site.example')['content-security-policy']).toContain(
      'frame-ancestors https://site.example;',
    );
    expect(gamePageHeaders(null)['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(gamePageHeaders(null)['content-security-policy']).not.toContain('unsafe');
  });

  test('I18-01 game pages say everything in both languages and keep amounts left to right', () => {
    expect(Object.keys(words.ur).sort()).toEqual(Object.keys(words.en).sort());
    for (const [key, text] of Object.entries(words.ur)) {
      expect(text, key).toMatch(/\p{Script=Arabic}/u);
      const marks = (sentence: string) => sentence.match(/\{\w+\}/g) ?? [];
      expect(marks(text)).toEqual(marks(words.en[key as keyof typeof words.en]));
    }
    expect([gameLanguage('UR'), gameLanguage('EN'), gameLanguage('TH')]).toEqual(['ur', 'en', 'en']);
    expect(fill(words.en.win, 'Rs 5.00')).toBe('You win \u2066Rs 5.00\u2069.');
  });
});
