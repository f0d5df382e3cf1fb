import { expect, test } from 'vitest';
import { stepOver } from './overlayAddress.ts';

test('NAV-24 from one overlay to the next it stays known where a login leads, and where closing it does', () => {
  const login = { pathname: '/game', search: '?id=1&modal=login' };
  const wanted = { returnTo: '/game?id=1' };
  expect(stepOver({ ...login, state: { over: 1, ...wanted } })).toEqual({ over: 2, ...wanted });
  expect(stepOver({ ...login, state: { ...wanted, refusedTo: '/' } })).toEqual({ ...wanted, refusedTo: '/' });
  expect(stepOver({ ...login, state: null })).toBeNull();
  expect(stepOver({ pathname: '/rng', search: '', state: wanted })).toEqual({ over: 1 });
});
