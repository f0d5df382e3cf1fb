import { request as nodeRequest } from 'node:http';
import { addFavourite, login, longestBody, sendFeedback, uploadProof } from '@baize/gateway';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../src/node.ts';
import { visit } from './visit.ts';

let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

test.each([
  ['GET', '/nowhere', 404],
  ['GET', '/play', 410],
  ['POST', '/play', 405],
  ['GET', '/play/spin', 405],
  ['POST', '/play/spin', 415],
  ['GET', '/play/watch', 405],
  ['POST', '/play/watch', 415],
  ['GET', '/art/none.svg', 404],
  ['GET', '/service/none', 404],
  ['DELETE', '/play/slot.js', 405],
  ['GET', '/service/chat', 200],
] as const)(
  'SEC-01 SEC-02 %s %s of the games’ origin answers %i, guarded like every answer',
  async (method, path, status) => {
    const answer = await fetch(running.gameOrigin + path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toBeTruthy();
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/GET|POST/);
  },
);

test.each([
  ['GET', '/wps/session/login', 'POST'],
  ['PUT', '/wps/session/logout', 'DELETE'],
  ['POST', '/brand.json', 'GET, HEAD'],
] as const)('SEC-02 %s %s answers 405 with the methods it knows', async (method, path, allow) => {
  const answer = await fetch(running.origin + path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  expect(await answer.json()).toMatchObject({ success: false });
});

test('SEC-02 an unknown call stays a 404 by any method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await fetch(`${running.origin}/wps/nothing`, { method })).status).toBe(404);
});

test.each(['application/json-patch+json', 'application/jsonp', 'application/json-seq', 'text/json', 'text/plain', ''])(
  'SEC-03 a call does not take "%s" for JSON',
  async (type) => {
    const { sandbox } = visit({ games: 20, scenario: 'member' });
    const send = (contentType: string) =>
      sandbox.fetch(`https://site.example${addFavourite.path}`, {
        method: addFavourite.method,
        headers: { authorization: `Bearer ${sandbox.token}`, ...(contentType && { 'content-type': contentType }) },
        body: new TextEncoder().encode('{}'),
      });
    expect((await send(type)).status).toBe(415);
    expect((await send('Application/JSON; charset=utf-8')).status).not.toBe(415);
  },
);

test('SEC-04 a body is as long as its call needs: pictures where they are sent, fields elsewhere', () => {
  expect(longestBody(login)).toBeLessThan(1024 * 1024);
  expect(longestBody(uploadProof)).toBeGreaterThan((5 * 1024 * 1024 * 4) / 3);
  expect(longestBody(sendFeedback)).toBeGreaterThan(longestBody(uploadProof));
});

test('SEC-04 a body that says its length is refused before it is read', async () => {
  const body = new Uint8Array(longestBody(login) + 1);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(running.origin + login.path, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'too-large' })]);
});

test('SEC-04 a body without a length is cut off at the limit while it still comes', async () => {
  const answered = new Promise<{ status: number; sent: number }>((done, fail) => {
    let sent = 0;
    const call = nodeRequest(running.origin + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    const more = setInterval(() => {
      sent += 64 * 1024;
      call.write(Buffer.alloc(64 * 1024, 0x20));
    }, 5);
    call.on('response', ({ statusCode = 0 }) => {
      clearInterval(more);
      done({ status: statusCode, sent });
      call.destroy();
    });
    call.on('error', fail);
  });
  const { status, sent } = await answered;
  expect(status).toBe(413);
  expect(sent).toBeLessThan(longestBody(login) * 8);
});
