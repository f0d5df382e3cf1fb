import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsFolder } from '@baize/tokens/node';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOf } from './findingText.ts';
import { lint, lintBrands } from './lint.ts';
import { repository } from './place.ts';
import { printer } from './print.ts';

const folders = mkdtempSync(join(tmpdir(), 'lint-'));
const place = { ...repository, folders };
const folder = join(folders, 'lotus');
const file = join(folder, 'brand.json');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(brandsFolder(), 'lotus'), folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(folders, { recursive: true, force: true }));

type Json = Record<string, unknown>;

function set(path: string, value: unknown): () => void {
  return () => {
    const root = JSON.parse(readFileSync(file, 'utf8')) as Json;
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    const owner = keys.reduce<Json>((object, key) => {
      object[key] ??= {};
      return object[key] as Json;
    }, root);
    if (value === undefined) delete owner[last];
    else owner[last] = value;
    writeFileSync(file, JSON.stringify(root, null, 2));
  };
}

const swap = (from: string, to: string) => () => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
const draw = (svg: string) => () => writeFileSync(join(folder, 'mark.svg'), svg);

test('BRD-02 the brands of the house have no finding', () => {
  expect(lintBrands()).toEqual([]);
});

const faults: [string, string, string | RegExp, () => void][] = [
  ['a comma too many', 'B100', 'no JSON', swap('"name": "Lotus",', '"name": "Lotus",,')],
  ['a key twice', 'B104', '"name"', swap('"name": "Lotus",', '"name": "Lotus",\n  "name": "Lotos",')],
  ['a misspelt key of the file', 'B101', 'did you mean "density"', set('densty', 'regular')],
  ['a misspelt age gate', 'B101', 'did you mean "ageGate"', set('document/ageGates', 21)],
  [
    'a misspelt switch of the jurisdiction',
    'B101',
    'did you mean "freePlay"',
    set('document/jurisdiction/freePlays', true),
  ],
  ['a misspelt part of the currency', 'B101', 'did you mean "symbol"', set('document/currency/symbl', '₫')],
  ['a role that is none', 'B101', 'did you mean "text.accent"', set('colours/light/text.acent', '#112233')],
  ['an id in the document', 'B101', '"id"', set('document/id', 'lotus')],
  ['no name', 'B102', 'name is missing', set('name', undefined)],
  ['no accent', 'B102', 'accent is missing', set('colours/accent', undefined)],
  ['no platform key', 'B102', 'platformKey is missing', set('document/platformKey', undefined)],
  ['a colour by name', 'B103', 'colours.primary is "red"', set('colours/primary', 'red')],
  ['a ramp of two colours', 'B103', 'colours.ramps.accent', set('colours/ramps/accent', '#ffffff #000000')],
  ['a shape that is none', 'B103', 'shape is "round"', set('shape', 'round')],
  ['a texture over one', 'B103', 'texture is 6', set('texture', 6)],
  ['an age that is no mark', 'B103', 'ageGate is 19', set('document/ageGate', 19)],
  ['an origin with a path', 'B110', 'imageOrigins.0', set('document/imageOrigins', ['https://cdn.example/a'])],
  ['a year in words', 'B103', 'copyrightYear', set('document/copyrightYear', 'this')],
  ['a licence that is none', 'B113', 'unknown licence "mars"', set('document/licences', ['mars'])],
  ['a chat colour that falls back', 'B110', 'chatHeaderColour', set('document/chatHeaderColour', 'nope')],
  ['a switch in words', 'B110', 'rememberPassword is "yes"', set('document/rememberPassword', 'yes')],
  ['a switch of the law in words', 'B110', 'jurisdiction.vip is "on"', set('document/jurisdiction/vip', 'on')],
  ['a parameter with a blank', 'B110', 'affiliateParameter', set('document/affiliateParameter', 'my code')],
  ['a mark that is missing', 'B120', 'anchor.svg is missing', set('logo', 'anchor.svg')],
  ['a mark that is no SVG', 'B121', 'is no SVG', draw('PNG')],
  ['a mark with a script', 'B122', 'holds a script', draw('<svg viewBox="0 0 9 9"><script/><path d="M0 0"/></svg>')],
  ['a mark that shows nothing', 'B123', 'shows nothing', draw('<svg viewBox="0 0 9 9"><text>L</text></svg>')],
  ['a mark without a view box', 'B124', 'no viewBox', draw('<svg><path d="M0 0"/></svg>')],
  ['a wide mark', 'B125', '90 × 30', draw('<svg viewBox="0 0 90 30"><path d="M0 0"/></svg>')],
  [
    'a mark in two colours',
    'B126',
    'several colours',
    draw('<svg viewBox="0 0 9 9"><path fill="#f00" d="M0 0"/><path fill="#0f0" d="M1 1"/></svg>'),
  ],
  ['a short key', 'B131', '17 bits', set('document/platformKey/key', { kty: 'RSA', n: 'AQAB', e: 'AQAB' })],
  [
    'a link to a host that is not allowed',
    'B132',
    'facebook',
    set('document/social/facebook', 'https://elsewhere.test/x'),
  ],
  [
    'a login at a host that is not allowed',
    'B133',
    'the login',
    set('document/socialLogins', [{ provider: 'telegram', url: 'https://elsewhere.test/x' }]),
  ],
  [
    'text too faint in light',
    'B201',
    'text.accent is pinned to #f26419 in light',
    set('colours/light/text.accent', '#f26419'),
  ],
  [
    'text too faint in dark',
    'B201',
    'text.muted is pinned to #444444 in dark',
    set('colours/dark/text.muted', '#444444'),
  ],
  [
    'a surface that swallows its words',
    'B201',
    'surface.canvas is pinned',
    set('colours/light/surface.canvas', '#777777'),
  ],
  ['an edge too faint', 'B201', 'border.control is pinned', set('colours/light/border.control', '#eeeeee')],
  ['two statuses alike', 'B203', 'border.warning look alike', set('colours/light/border.warning', 'red.600')],
  ['two statuses of words alike', 'B203', 'text.info look alike', set('colours/light/text.info', '#0f7a40')],
  [
    'two statuses alike to eyes that see no red',
    'B205',
    'border.positive and border.warning look alike in light to eyes that see no red',
    set('colours/light/border.warning', '#a27848'),
  ],
  [
    'two statuses alike to eyes that see no green',
    'B205',
    'border.positive and border.negative look alike in light to eyes that see no green',
    set('colours/light/border.negative', '#cc3c48'),
  ],
  [
    'two statuses alike to eyes that see no blue',
    'B205',
    'border.negative and border.warning look alike in light to eyes that see no blue',
    set('colours/light/border.warning', '#c05a00'),
  ],
  ['a step that is none', 'B204', 'primary.755', set('colours/dark/text.link', 'primary.755')],
  ['a ramp that is none', 'B204', 'teal.500', set('colours/light/text.link', 'teal.500')],
  ['a family that is not installed', 'B301', 'Sora is not installed', set('type/display/family', 'Sora')],
  ['a weight that the face lacks', 'B302', 'no weight 950', set('type/display/weight', 950)],
  ['a text face with narrow spaces', 'B307', '0.17 em apart', set('type/text/family', 'Plus Jakarta Sans')],
  ['a text weight that the face lacks', 'B302', 'no weight 100', set('type/text/weights', [100, 600, 700])],
  ['a Vietnamese face without the letters', 'B303', 'Besley lacks', set('type/scripts', { vi: { display: 'Besley' } })],
  ['an axis that the face lacks', 'B304', 'no axis slnt', set('type/display/axis', 'slnt')],
  ['a language without words', 'B401', 'DE has no words', set('document/languages', ['EN', 'DE'])],
  ['a default language that is not offered', 'B402', 'default language TY', set('document/defaultLanguage', 'TY')],
  [
    'a text without one of the languages',
    'B403',
    'about has no words in TH',
    set('document/texts/about', { EN: 'A', UR: 'B', VI: 'C', CN: 'D' }),
  ],
  ['a language that is none', 'B404', 'XX is no language', set('document/languages', ['EN', 'XX'])],
  ['a text in a language that is not offered', 'B405', 'speaks TY', set('document/texts/about/TY', 'A')],
  ['a language twice', 'B406', 'EN stands here twice', set('document/languages', ['EN', 'EN'])],
  [
    'a field that no form has',
    'B501',
    'shoeSize',
    set('sandbox/registration/fields', ['username', 'password', 'shoeSize']),
  ],
  [
    'a rule for a field that is not asked for',
    'B502',
    'email has a rule',
    set('sandbox/registration/rules/email', { required: true }),
  ],
  ['no way to log in', 'B503', 'nobody could log in', set('sandbox/registration/fields', ['password'])],
  ['no password', 'B504', 'no password', set('sandbox/registration', { fields: ['username'] })],
  ['no licence', 'B601', 'no licence', set('document/licences', [])],
  ['a licence without an age mark', 'B602', 'age mark', set('document/ageGate', undefined)],
  ['no help line', 'B603', 'help line', set('document/jurisdiction/helpLine', false)],
  [
    'play money where free play is forbidden',
    'B606',
    'forbids free play',
    set('document/jurisdiction/freePlay', false),
  ],
  ['a profile that is not there', 'B607', 'no profile nune', set('document/jurisdiction/profile', 'nune')],
  ['a rule that is none', 'B608', 'no rule vips', set('document/jurisdiction/tighten', { vips: false })],
  ['a value that is none of the rule', 'B608', 'no value of vip', set('document/jurisdiction/tighten', { vip: 'no' })],
  ['no reality check', 'B604', 'reality check', set('document/jurisdiction/realityCheck', null)],
  ['an accepted warning that is gone', 'B705', 'B601 is accepted', set('accepted', { B601: 'no licence is held yet' })],
  ['a folder without a file', 'B700', 'no brand.json', () => rmSync(file)],
  ['a file that nothing names', 'B701', 'old.svg', () => writeFileSync(join(folder, 'old.svg'), '<svg/>')],
  ['a texture that is missing', 'B702', 'texture.svg is missing', () => rmSync(join(folder, 'texture.svg'))],
  [
    'a texture larger than a picture',
    'B706',
    '160 × 160 px large',
    () =>
      writeFileSync(join(folder, 'texture.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"/>'),
  ],
  [
    'a texture without a size',
    'B706',
    'of no size',
    () => writeFileSync(join(folder, 'texture.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
  ],
  ['a texture that does not show', 'B703', 'does not show', set('texture', undefined)],
];

test.each(faults)('BRD-02 the linter finds %s', (_, code, words, break_) => {
  expect(lintBrands(place)).toEqual([]);
  break_();
  const found = lintBrands(place).filter((finding) => finding.code === code && finding.message.match(words));
  expect(found, JSON.stringify(lintBrands(place), null, 1)).not.toEqual([]);
  expect(found[0]?.fix).toMatch(/\S/);
  expect(found[0]?.line).toBeGreaterThan(0);
});

test('BRD-02 a warning that is meant is accepted with its reason, an error never', () => {
  set('accepted', { B601: 'no licence is held yet', B120: 'the mark is being drawn' })();
  set('document/licences', [])();
  set('logo', 'anchor.svg')();
  const codes = lintBrands(place).map(({ code }) => code);
  expect(codes).toContain('B120');
  expect(codes).not.toContain('B601');
});

test('BRD-02 two brands with one merchant code are told apart', () => {
  mkdirSync(join(folders, 'twin'));
  cpSync(folder, join(folders, 'twin'), { recursive: true });
  const codes = lintBrands(place, 'twin').map(({ code }) => code);
  rmSync(join(folders, 'twin'), { recursive: true });
  expect(codes).toEqual(expect.arrayContaining(['B150', 'B151']));
});

test('BRD-02 a finding names file, line and column, underlines the place and says what helps', async () => {
  set('document/licences', ['mars'])();
  const [finding] = lintBrands(place);
  const line = readFileSync(file, 'utf8').split('\n')[(finding?.line ?? 0) - 1] ?? '';
  expect(line.slice((finding?.column ?? 0) - 1)).toMatch(/^"mars"/);
  const text = textOf(finding ? [finding] : [], 'lotus', printer(false));
  expect(text).toMatch(
    /^✗ error {2}B113 {2}unknown licence "mars": the seal would be missing on every page\n {2}\S*brand\.json:\d+:\d+\n/,
  );
  expect(text).toMatch(/ {2}fix {2}One of mt, bvi, ph, or an entry with "id" and "label"\./);
  expect(text).toMatch(/1 error, 0 warnings in lotus\.$/);

  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await lint(['lotus', '--format', 'json'], place)).toBe(1);
  expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject([{ code: 'B113', severity: 'error' }]);
  set('document/licences', ['mt'])();
  expect(await lint([], place)).toBe(0);
});
