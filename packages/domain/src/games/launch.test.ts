import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideGate } from '../account/gate.ts';
import { gameTypes } from './games.ts';
import { decideLaunch, decideVendorLaunch, type Launchable } from './launch.ts';
import { launchRoute, lotteryPath } from './launchPaths.ts';

const slot: Launchable = {
  vendor: 'OMB',
  type: 'RNG',
  code: 'OMB-1',
  isGame: null,
  maintenance: false,
  accountTypeName: null,
  defaultPlayType: null,
};

const anyGame: fc.Arbitrary<Launchable> = fc.record({
  vendor: fc.constantFrom('OMB', 'TCG_SEA', 'BLM', 'ELOTT'),
  type: fc.constantFrom(...gameTypes),
  code: fc.string(),
  isGame: fc.constantFrom(null, 'VASSALAGE', 'GAME'),
  maintenance: fc.boolean(),
  accountTypeName: fc.constantFrom(null, 'LOTT', 'TCG_LOTTO_VN', 'other'),
  defaultPlayType: fc.constantFrom(null, '2D'),
});

test('GAM-01 a visitor is asked to sign in before anything about the game is said', () => {
  expect(decideGate(null)).toEqual({ kind: 'sign-in' });
  fc.assert(
    fc.property(anyGame, (game) => {
      expect(decideLaunch(null, game)).toEqual({ kind: 'sign-in' });
    }),
  );
});

test('GAM-01 a trial account is warned, whatever the game', () => {
  expect(decideGate('trial')).toEqual({ kind: 'need-true-account' });
  fc.assert(
    fc.property(anyGame, (game) => {
      expect(decideLaunch('trial', game)).toEqual({ kind: 'need-true-account' });
    }),
  );
});

test('GAM-02 players and agents pass', () => {
  expect(decideGate('player')).toEqual({ kind: 'pass' });
  expect(decideGate('agent')).toEqual({ kind: 'pass' });
  expect(decideLaunch('player', slot)).toEqual({ kind: 'frame', vendor: 'OMB', code: 'OMB-1' });
});

test.each([['TCG_LOTTO_VN'], ['TCG_SEA'], ['ELOTT'], ['LOTT']])(
  'GAM-03 a lottery of vendor or account type %s opens the lottery',
  (name) => {
    const address = { gameCode: 'H5D', vendor: name, playType: '2D' };
    const lottery = { ...slot, type: 'LOTT', code: 'H5D', defaultPlayType: '2D' };
    expect(decideLaunch('player', { ...lottery, vendor: name })).toEqual({ kind: 'lottery', address });
    expect(decideLaunch('player', { ...lottery, type: 'ELOTT', vendor: 'BLM', accountTypeName: name })).toEqual({
      kind: 'lottery',
      address: { ...address, vendor: 'BLM' },
    });
  },
);

test('GAM-03 a lottery of anybody else, and a slot of a lottery vendor, is a third-party launch', () => {
  expect(decideLaunch('player', { ...slot, type: 'LOTT', vendor: 'BLM' }).kind).toBe('frame');
  expect(decideLaunch('player', { ...slot, vendor: 'LOTT' }).kind).toBe('frame');
});

test('GAM-04 an entry that stands for a vendor\u2019s games offers the list', () => {
  expect(decideLaunch('player', { ...slot, isGame: 'VASSALAGE' })).toEqual({ kind: 'choose', vendor: 'OMB' });
});

test('GAM-04 a vendor of slots opens its lobby, for visitors too', () => {
  expect(decideVendorLaunch(null, { code: 'OMB', type: 'RNG', maintenance: false })).toEqual({
    kind: 'lobby',
    path: '/rng',
    vendor: 'OMB',
  });
});

test('HDR-11 a vendor without a lobby launches through the gate', () => {
  const salon = { code: 'MRQ', type: 'LIVE', maintenance: false };
  expect(decideVendorLaunch(null, salon)).toEqual({ kind: 'sign-in' });
  expect(decideVendorLaunch('player', salon)).toEqual({ kind: 'frame', vendor: 'MRQ', code: 'MRQ' });
  expect(decideVendorLaunch('player', { ...salon, maintenance: true })).toEqual({ kind: 'maintenance' });
});

test.each([
  ['FB', 'sportsbook'],
  ['SEAMLESS', 'seamless'],
  ['LIVE', 'frame'],
  ['fb', 'frame'],
  [null, 'frame'],
  [undefined, 'frame'],
])('GAM-04 NAV-08 the account family %s is carried by the page %s', (accountTypeName, route) => {
  expect(launchRoute(accountTypeName)).toBe(route);
  expect(
    decideVendorLaunch('player', {
      code: 'V',
      type: 'SPORTS',
      maintenance: false,
      accountTypeName: accountTypeName ?? null,
    }).kind,
  ).toBe(route);
});

test('GAM-04 a vendor that stands for its list offers it, behind the gate and unless it rests', () => {
  const salon = { code: 'MRQ', type: 'LIVE', maintenance: false, isGame: 'VASSALAGE' };
  expect(decideVendorLaunch(null, salon)).toEqual({ kind: 'sign-in' });
  expect(decideVendorLaunch('trial', salon)).toEqual({ kind: 'need-true-account' });
  expect(decideVendorLaunch('player', salon)).toEqual({ kind: 'choose', vendor: 'MRQ' });
  expect(decideVendorLaunch('player', { ...salon, maintenance: true })).toEqual({ kind: 'maintenance' });
});

test('GAM-03 a vendor of the lottery opens the lottery page, with none of its games named', () => {
  const decision = decideVendorLaunch('player', { code: 'TCG_SEA', type: 'LOTT', maintenance: false });
  expect(decision).toEqual({ kind: 'lottery', address: { gameCode: '', vendor: 'TCG_SEA', playType: null } });
  expect(decision.kind === 'lottery' && lotteryPath(decision.address)).toBe('/lottery?vendor=TCG_SEA');
});

test('GAM-06 a game under maintenance is never launched', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      expect(decideLaunch('player', { ...game, maintenance: true })).toEqual({ kind: 'maintenance' });
    }),
  );
});

test.each([
  [{}, '/lottery'],
  [{ gameCode: 'H5D' }, '/lottery?gameCode=H5D'],
  [{ gameCode: 'H5D', vendor: 'TCG_SEA', playType: null }, '/lottery?gameCode=H5D&vendor=TCG_SEA'],
  [{ gameCode: '', vendor: '', playType: '2D' }, '/lottery?playType=2D'],
  [{ gameCode: 'a&b=c' }, '/lottery?gameCode=a%26b%3Dc'],
])('NAV-05 the lottery %j has the address %s', (address, path) => {
  expect(lotteryPath(address)).toBe(path);
});
