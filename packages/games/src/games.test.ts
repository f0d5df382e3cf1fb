import { toMinor } from '@baize/domain';
import { describe, expect, test } from 'vitest';
import { playStyles } from './index.ts';
import { type GameKind, kindOf, kindOfName, kinds, playRound } from './kinds.ts';
import { fill } from './kit/fill.ts';
import { stopWords } from './kit/words/stops.ts';
import { type GameLanguage, gameLanguage, kitWords } from './languages.ts';
import { endedPage, gamePage, gamePageHeaders, readParentOrigin } from './page.ts';
import type { GameSetup } from './protocol.ts';
import { gameOf } from './rounds.fixture.ts';
import { stakesBetween, tableLimits } from './stakes.ts';

const names = Object.keys(kinds) as GameKind[];

describe('SBX-07 kinds of games', () => {
  test('SBX-07 a category decides the kind, where it has several the title does, and a game keeps its own', () => {
    expect(kindOf({ gameType: 'RNG', title: 'Roulette of Bats' })).toBe('slot');
    expect(kindOf({ gameType: 'LIVE', title: 'Sic Bo Cedar 1' })).toBe('dice');
    expect(kindOf({ gameType: 'LIVE', title: 'Roulette Cedar 1' })).toBe('roulette');
    expect(kindOf({ gameType: 'LIVE', title: 'Royal Baccarat Sable 6' })).toBe('baccarat');
    expect(kindOf({ gameType: 'LIVE', title: 'Dragon Tiger Orchid 5' })).toBe('dragonTiger');
    const unnamed = Array.from({ length: 40 }, (_, table) => kindOf({ gameType: 'LIVE', title: `Cedar ${table}` }));
    expect(new Set(unnamed).size).toBeGreaterThan(1);
    expect(kindOf({ gameType: 'ELOTT', title: 'Harbour Keno' })).toBe('draw');
    expect(kindOf({ gameType: 'LIVE', title: 'Blackjack Sable 2' })).toBe('blackjack');
    expect(kindOf({ gameType: 'DS88', title: 'Tin Feather Cup' })).toBe('match');
    expect(kindOf({ gameType: 'PVP', title: 'Royal Hi-Lo Nights' })).toBe('hiLo');
    expect(kindOf({ gameType: 'FISH', title: 'Rule the Reef' })).toBe('fishing');
    expect(kindOf({ gameType: 'SPORTS', title: 'Goal Rush' })).toBe('book');
    expect(kindOf({ gameType: 'ESPORTS', title: 'Hex Duel' })).toBe('book');
    for (const name of names) expect(kindOfName(name).kind).toBe(name);
  });

  test('SBX-07 a round takes no bet twice, none at all, and no more than its kind allows', () => {
    const play = (...bets: string[]) =>
      playRound({ game: gameOf(), bets: bets.map((bet) => ({ bet, stake: 1n })), random: () => 0.5 });
    expect(() => play()).toThrow(RangeError);
    expect(() => play('reels', 'reels')).toThrow(RangeError);
    expect(() => play('reels', 'small')).toThrow(RangeError);
    expect(play('reels').wins).toHaveLength(1);
  });

  test('SBX-07 stakes stand between the limits of the game, in the digits of the currency', () => {
    expect(stakesBetween({ minBet: '0.5', maxBet: '6' }, 2)).toEqual(['0.50', '1.00', '2.50', '5.00']);
    expect(stakesBetween({ minBet: '0.01', maxBet: '100' }, 0)[0]).toBe('1');
    expect(stakesBetween({ minBet: '1', maxBet: '0.5' }, 2)).toEqual(['1.00']);
    expect(stakesBetween({ minBet: '0.01', maxBet: '5' }, 3).every((stake) => toMinor(stake, 3) !== null)).toBe(true);
    expect(tableLimits({ minBet: '1.00', maxBet: '50.00' }, 2)).toEqual({ least: 100n, most: 5000n });
  });
});

describe('SBX-07 game pages', () => {
  const setup: GameSetup = {
    kind: 'slot',
    launch: 'ticket',
    words: { ...kitWords.ur, ...stopWords.ur },
    parent: 'https://site.example',
    currency: 'Rs',
    digits: 2,
    balance: '12.50',
    playMoney: false,
    stakes: ['0.50'],
    rules: { stakeMost: null, cycleMs: 0, maySpeedUp: true, celebrateAbove: 'nothing' },
    waitMs: 0,
    most: '50.00',
    returnToPlayer: '96.20',
    history: [],
    past: null,
    laid: null,
    bought: null,
    last: null,
    details: null,
  };

  test('SBX-07 a page holds nothing inline and carries its setup as data', () => {
    const html = gamePage({ title: `Heron's "<Trail>" & co`, art: '/art/games/OMB/1.svg', language: 'ur', setup });
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain('<script src="/play/slot.js" defer></script>');
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script>|<Trail>/);
    const data = /data-setup="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
    expect(JSON.parse(data ?? '')).toEqual(setup);
    expect(endedPage({ language: 'zh-Hans', parent: null })).toContain('data-kind="ended"');
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

  test('GAM-12 no sheet of a game moves without asking for less motion being heard', () => {
    for (const [kind, sheet] of Object.entries(playStyles)) {
      if (/animation:|transition:/.test(sheet)) expect(sheet, kind).toContain('prefers-reduced-motion: reduce');
    }
  });
});

describe('I18-01 words of games', () => {
  const tables: [string, Readonly<Record<GameLanguage, Readonly<Record<string, string>>>>][] = [
    ['kit', kitWords],
    ...names.map((name): [string, Readonly<Record<GameLanguage, Readonly<Record<string, string>>>>] => [
      name,
      kindOfName(name).words,
    ]),
  ];

  test.each(tables)('I18-01 GAM-12 %s says everything in every language, with the same values', (_, table) => {
    const marks = (sentence = '') => (sentence.match(/\{\w+\}/g) ?? []).sort();
    for (const [language, words] of Object.entries(table)) {
      expect(Object.keys(words).sort(), language).toEqual(Object.keys(table.en).sort());
      for (const [key, text] of Object.entries(words)) {
        expect(text.trim(), `${language} ${key}`).not.toBe('');
        expect(marks(text), `${language} ${key}`).toEqual(marks(table.en[key]));
      }
    }
    for (const [language, script] of [
      ['ur', /\p{Script=Arabic}/u],
      ['zh-Hans', /\p{Script=Han}/u],
      ['th', /\p{Script=Thai}/u],
    ] as const)
      for (const [key, text] of Object.entries(table[language]))
        if (/\p{L}{3}/u.test((table.en[key] ?? '').replace(/\{\w+\}/g, ''))) expect(text, key).toMatch(script);
  });

  test('I18-01 the platform’s codes lead to their languages, others to English; values keep their direction', () => {
    expect(['EN', 'UR', 'CN', 'ID', 'TH', 'TY', 'vi', 'KO'].map(gameLanguage)).toEqual([
      'en',
      'ur',
      'zh-Hans',
      'id',
      'th',
      'tr',
      'vi',
      'en',
    ]);
    expect(fill(kitWords.en.win, { amount: 'Rs 5.00' })).toBe('You win \u2068Rs 5.00\u2069.');
    expect(fill('{a} and {b}', { a: '1' })).toBe('\u20681\u2069 and {b}');
  });
});
