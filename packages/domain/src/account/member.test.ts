import { expect, test } from 'vitest';
import { canOpenAgentCentre, canOpenMemberCentre, customerService, memberKind, viewerOf } from './member.ts';

test.each([
  ['1', 'agent'],
  ['2', 'agent'],
  ['41', 'agent'],
  ['42', 'agent'],
  ['4', 'trial'],
  ['0', 'player'],
  ['3', 'player'],
  ['40', 'player'],
  ['', 'player'],
] as const)('SES-01 type %s is a %s', (type, kind) => {
  expect(memberKind(type)).toBe(kind);
});

test.each([
  [{ token: null, isAgent: '1', cpw: null }, null],
  [{ token: '', isAgent: '1', cpw: null }, null],
  [{ token: 't', isAgent: null, cpw: null }, 'player'],
  [{ token: 't', isAgent: '4', cpw: null }, 'trial'],
  [{ token: 't', isAgent: '42', cpw: 'false' }, 'agent'],
  [{ token: 't', isAgent: '0', cpw: 'true' }, null],
])('SES-01 the session %j is that of %s', (session, viewer) => {
  expect(viewerOf(session)).toBe(viewer);
});

test('HDR-07 the member centre is for players and agents, the agent centre for agents alone', () => {
  const viewers = [null, 'trial', 'player', 'agent'] as const;
  expect(viewers.map(canOpenMemberCentre)).toEqual([false, false, true, true]);
  expect(viewers.map(canOpenAgentCentre)).toEqual([false, false, false, true]);
});

test('SVC-02 a rank above 4 has the VIP service', () => {
  const ranked = (rank: number) => customerService({ club: { name: 'x', rank } });
  expect([ranked(4), ranked(5), customerService({ club: null }), customerService(null)]).toEqual([
    'chat',
    'vip',
    'chat',
    'chat',
  ]);
});
