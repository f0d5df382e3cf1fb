import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsFolder } from '@baize/tokens/node';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lintBrands } from './lint.ts';
import { repository } from './place.ts';

const folders = mkdtempSync(join(tmpdir(), 'sense-'));
const place = { ...repository, folders };
const file = join(folders, 'lotus', 'brand.json');

beforeEach(() => cpSync(join(brandsFolder(), 'lotus'), join(folders, 'lotus'), { recursive: true }));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

type Json = Record<string, unknown>;

/** Mistakes whose values are all valid: path, value, code and the words that tell it. */
const mistakes: [string, unknown, string, RegExp][] = [
  ['colours/accent', '#b0230c', 'B206', /hardly be told apart/],
  ['colours/accent', '#a81f0c', 'B206', /hardly be told apart/],
  ['colours/light/action.danger', '#127a45', 'B208', /looks like border\.positive in light/],
  ['colours/dark/action.danger', '#2f9a5f', 'B208', /looks like border\.positive in dark/],
  ['colours/light/action.danger', '#ae200a', 'B208', /looks like action\.primary/],
  ['type/display/sizes', [20, 27, 35, 45], 'B305', /27 follows 20/],
  ['type/display/sizes', [45, 35, 35, 20], 'B305', /35 follows 35/],
  ['type/text/weights', [700, 600, 450], 'B306', /600 follows 700/],
  ['type/text/weights', [450, 450, 700], 'B306', /450 follows 450/],
  ['density', { control: 18, row: 44, gap: 16, section: 48 }, 'B210', /a control of 18 px/],
  ['density', { control: 40, row: 20, gap: 16, section: 48 }, 'B210', /a row of 20 px/],
  ['name', ' ', 'B153', /no letter/],
  ['name', '\u200b\u2060', 'B153', /no letter/],
  ['name', '***', 'B153', /no letter/],
  ['name', 'The Grand Royal Lotus Casino and Card Club', 'B153', /42 letters/],
  ['name', 'Lotus <b>Club</b>', 'B154', /<b>/],
  ['document/texts/about/EN', 'Play <a href="/rng">now</a>.', 'B154', /<a href/],
  ['document/texts/licence/UR', 'A &nbsp; B', 'B154', /&nbsp;/],
  ['document/currency/code', 'VNX', 'B155', /VNX is no currency/],
  ['document/currency/code', 'GOLD', 'B155', /GOLD is no currency/],
  ['document/currency/digits', 2, 'B155', /VND has 0 decimals, not 2/],
  ['document/currency', { code: 'KWD', symbol: 'KD', digits: 2 }, 'B155', /KWD has 3 decimals/],
  ['document/social/facebook', 'https://t.me/lotus', 'B156', /facebook leads to telegram/],
  ['document/social/youtube', 'https://www.facebook.com/lotus', 'B156', /youtube leads to facebook/],
  ['document/jurisdiction/realityCheck', 1, 'B605', /each 1 minutes/],
  ['document/jurisdiction/realityCheck', 600, 'B605', /each 600 minutes/],
  ['document/merchantCode', 'LO01', 'B158', /merchantCode LO01/],
  ['accepted', {}, 'B158', /the platform key is the sandbox’s/],
  ['accepted', {}, 'B158', /the default password/],
  ['accepted', {}, 'B158', /help\.example is an example/],
];

test.each(mistakes)('BRD-02 the linter finds that %s as %j makes no sense', (path, value, code, words) => {
  const root = JSON.parse(readFileSync(file, 'utf8')) as Json;
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((object, key) => object[key] as Json, root);
  owner[last] = value;
  if (code === 'B158') delete root.accepted;
  writeFileSync(file, JSON.stringify(root, null, 2));
  const found = lintBrands(place).filter((finding) => finding.code === code && words.test(finding.message));
  expect(found, JSON.stringify(lintBrands(place), null, 1)).toHaveLength(1);
  expect(found[0]?.line).toBeGreaterThan(1);
});

test('BRD-02 what to write is said in words, never as a pattern', () => {
  const wrong: [string, unknown, string][] = [
    ['rememberPassword', 'yes', 'It takes true or false.'],
    ['chatHeaderColour', 'nope', 'It takes a colour, such as #0b4f6c.'],
    ['copyrightYear', 'this', 'It takes a whole number from 1990 to 2200.'],
    ['serviceHours', { from: '9', to: '18:00', timeZone: 'UTC' }, 'It takes a time of day, such as 09:30.'],
    ['imageOrigins', ['https://a.example/x'], 'It takes an https origin without a path, such as https://api.example.'],
  ];
  const root = JSON.parse(readFileSync(file, 'utf8')) as { document: Json };
  for (const [key, value] of wrong) root.document[key] = value;
  writeFileSync(file, JSON.stringify(root));
  expect(lintBrands(place).map(({ fix }) => fix)).toEqual(expect.arrayContaining(wrong.map(([, , fix]) => fix)));
});
