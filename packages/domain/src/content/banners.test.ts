import { expect, test } from 'vitest';
import { bannerGroup, decideLinkage, dialogBannerGroup } from './banners.ts';

test.each([
  ['/', 'w_home'],
  ['/index', 'w_home'],
  ['/index.html', 'w_home'],
  ['/home', 'w_home'],
  ['/login', 'w_home'],
  ['/register', 'w_home'],
  ['/rng', 'w_rng'],
  ['/rng/?vendor=A', 'w_rng'],
  ['/live', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_lott'],
  ['/down', 'w_down'],
  ['/download', 'w_down'],
  ['/promotions', 'w_promotion'],
  ['/pointMall', 'w_shop'],
  ['/help', 'w_help'],
  ['/game', null],
  ['/constructor', null],
])('NAV-14 %s shows the group %s', (path, group) => {
  expect(bannerGroup(path)).toBe(group);
});

test('NAV-14 the dialogs have groups of their own', () => {
  expect(dialogBannerGroup).toEqual({ login: 'w_login', register: 'w_reg' });
});

const hosts = ['example.org'];

test.each([
  [null, '/rng', { kind: 'none' }],
  ['', '/rng', { kind: 'none' }],
  ['route', '/rng?vendor=A', { kind: 'route', path: '/rng?vendor=A' }],
  ['game', '1234', { kind: 'game', game: '1234' }],
  ['promotion', 'welcome-1', { kind: 'promotion', promotion: 'welcome-1' }],
  ['external', 'https://example.org/a', { kind: 'external', url: 'https://example.org/a' }],
])('BAN-01 linkage %j to %j is %j', (linkage, target, decision) => {
  expect(decideLinkage({ linkage, target }, hosts)).toEqual(decision);
});

test.each([
  ['route', 'javascript:alert(1)'],
  ['route', '//evil.example'],
  ['route', null],
  ['game', '"><img src=x>'],
  ['promotion', null],
  ['external', 'https://evil.example'],
  ['external', 'javascript:alert(1)'],
  ['external', 'data:text/html,x'],
  ['popup', '/rng'],
])('FLT-048 linkage %j to %j is refused', (linkage, target) => {
  expect(decideLinkage({ linkage, target }, hosts)).toEqual({ kind: 'refused' });
});
