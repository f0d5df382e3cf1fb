import type { Probe } from '../run.ts';
import { envelopeOf, succeeded } from '../wire.ts';

/** A1 A2 A6: calls with a token refuse none, an invented one, and one in the address. */
export const access: Probe = async (run) => {
  const { wire, judge } = run;
  for (const [name, { operation }] of judge.operations) {
    if (!operation['x-access'] || !run.passed.has(name)) continue;
    const input = run.inputs.get(name) ?? {};
    const bare = await wire.call(name, input, { apart: true });
    if (bare && bare.status !== 401) run.fail(name, 'A1', 'status', `${bare.status} without a token`, '401');
  }
  for (const name of ['balance', 'memberInfo']) {
    if (!run.passed.has(name)) continue;
    const invented = await wire.call(name, {}, { token: 'invented-by-conform', apart: true });
    if (invented && invented.status !== 401)
      run.fail(name, 'A2', 'status', `${invented.status} with an invented token`, '401');
    const token = run.player?.token ?? '';
    const change = (request: Request) =>
      new Request(`${request.url}?access_token=${encodeURIComponent(token)}`, request);
    const addressed = await wire.call(name, {}, { apart: true, change });
    if (succeeded(addressed)) run.fail(name, 'A6', 'address', 'a token in the address is taken', '401');
  }
};

/** A3: another player's things are not found. A4: a player is no agent. */
export const strangers: Probe = async (run) => {
  const { wire, judge } = run;
  if (run.player)
    for (const [name, { operation, method }] of judge.operations) {
      const input = run.inputFor(name);
      if (operation['x-access'] !== 'agent' || method !== 'GET' || !input) continue;
      const seen = await wire.call(name, input, { token: run.player.token, apart: true });
      if (seen && succeeded(seen) && !run.player.isAgent) run.fail(name, 'A4', 'status', 'a player reads it', '403');
    }
  const { other } = run;
  if (!other) return;
  for (const [name, field, list, place] of owned) {
    const mine = run.find(list, place);
    if (typeof mine !== 'string') continue;
    const seen = await wire.call(name, { [field]: mine }, { token: other.token, apart: true });
    if (succeeded(seen)) run.fail(name, 'A3', 'status', 'another player’s can be read', 'not-found');
  }
};

const owned = [
  ['moneyMovement', 'referenceNo', 'moneyMovements', '/list/*/referenceNo'],
  ['accountRecord', 'referenceNo', 'accountRecords', '/list/*/referenceNo'],
  ['bettingRecord', 'orderNo', 'bettingRecords', '/list/*/orderNo'],
] as const;

/** A5: a session that was ended is worth nothing. */
export const farewell: Probe = async (run) => {
  for (const session of run.ownSessions()) {
    const ended = await run.wire.call('logout', {}, { token: session.token });
    if (!succeeded(ended)) continue;
    run.touch('logout');
    const after = await run.wire.call('memberInfo', {}, { token: session.token, apart: true });
    if (after && after.status !== 401) run.fail('logout', 'A5', 'status', 'the token still works', '401');
  }
};

/** E3: a wrong login is refused with a code of the contract. N1 N2: wrong input is refused, unknown fields are not. */
export const wrongInput: Probe = async (run) => {
  const { wire } = run;
  if (run.canSeal) {
    const password = 'Not-the-password-1';
    const refused = await wire.call('login', { username: `conform-${wire.now()}`, password });
    if (succeeded(refused)) run.fail('login', 'A2', '/success', 'an invented account logs in', 'login-failed');
    if (refused) run.touch('login');
  }
  const change = (request: Request) => new Request(request.url.replace(/gameType=[^&]*&?/, ''), request);
  const wrong = await wire.call('gameList', { gameType: 'RNG' }, { change, apart: true });
  const code = wrong && envelopeOf(wrong)?.code;
  if (wrong && (wrong.status >= 500 || succeeded(wrong) || (wrong.status === 400 && code !== 'invalid-request')))
    run.fail('gameList', 'N1', 'status', `${wrong.status} for a missing gameType`, '400 invalid-request');
  const more = (request: Request) => new Request(`${request.url}&conformUnknown=1`, request);
  const unknown = await wire.call('gameList', { gameType: 'RNG' }, { change: more, apart: true });
  if (unknown && !succeeded(unknown) && run.passed.has('gameList'))
    run.warn('gameList', 'N2', 'status', 'an unknown field is refused', 'ignored');
  const other = await wire.call('gameList', { gameType: 'RNG' }, { language: 'XX', apart: true });
  if (other && !succeeded(other) && run.passed.has('gameList'))
    run.warn('gameList', 'N3', 'status', 'an unknown language is refused', 'another language');
  const posted = await wire.call(
    'systemStatus',
    {},
    { change: (request) => new Request(request, { method: 'POST' }), apart: true },
  );
  if (posted && ![405, 404].includes(posted.status))
    run.fail('systemStatus', 'T7', 'status', `${posted.status} for a wrong method`, '405');
};
