import { captchaProof, createPhoneVerifier, GatewayError, login, solveProof } from '@baize/gateway';
import { expect, test } from 'vitest';
import { phoneTroubles } from '../src/world/base/settings.ts';
import { errorOf, type Visit, visit } from './visit.ts';

const number = '+923001234567';

function open(visited: Visit) {
  visited.sandbox.world.settings.phoneService = 'firebase';
  const prove = async () => {
    const { id, ...task } = await visited.client.call(captchaProof, {});
    return `${id}.${await solveProof(task)}`;
  };
  const base = 'https://site.example/wps/identitytoolkit';
  return createPhoneVerifier({ base, apiKey: 'sandbox', fetch: visited.sandbox.fetch, prove });
}
const codeOf = ({ sandbox }: Visit) => sandbox.world.smsCodes.open().at(-1)?.code ?? '';

test('SMS-04 a number that a third party vouches for logs in, once', async () => {
  const visited = visit();
  const verifier = open(visited);
  const session = await verifier.send(number);
  expect(await errorOf(verifier.confirm(session, '1'))).toMatchObject({ code: 'phone-code' });
  const idToken = await verifier.confirm(session, codeOf(visited));
  const enter = () => visited.client.call(login, { type: 'firebase', idToken });
  expect((await enter()).token).toHaveLength(43);
  expect((await errorOf(enter())).code).toBe('phone-code-expired');
});

test('SMS-04 its own refusals: no proof, no number, a bad number, too often, an old session', async () => {
  const visited = visit();
  const verifier = open(visited);
  expect((await errorOf(verifier.send(''))).code).toBe('phone-number-missing');
  expect((await errorOf(verifier.send('300'))).code).toBe('phone-number-invalid');
  const unproven = createPhoneVerifier({
    base: 'https://site.example/wps/identitytoolkit',
    apiKey: 'sandbox',
    fetch: visited.sandbox.fetch,
    prove: async () => 'none.at-all',
  });
  expect((await errorOf(unproven.send(number))).code).toBe('phone-captcha');
  const session = await verifier.send(number);
  for (let sent = 1; sent < 5; sent += 1) await verifier.send(number);
  expect((await errorOf(verifier.send(number))).code).toBe('phone-too-many');
  visited.sandbox.world.clock.step(6 * 60_000);
  expect((await errorOf(verifier.confirm(session, '1'))).code).toBe('phone-code-expired');
});

test.each(phoneTroubles.filter((trouble) => trouble !== 'none'))(
  'SMS-04 ERR-01 %s reaches the page as an error of ours',
  async (trouble) => {
    const visited = visit();
    const verifier = open(visited);
    visited.sandbox.world.settings.phoneTrouble = trouble;
    const error = await errorOf(verifier.send(number));
    expect(error).toBeInstanceOf(GatewayError);
    expect(error.code).toMatch(/^phone-/);
  },
);
