import {
  type AnyEndpoint,
  captcha,
  login,
  register,
  registerMobile,
  resetPassword,
  sendPasswordLetter,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { demoPassword, type Sandbox } from '../src/index.ts';
import { sandboxCipher, type Visit, visit } from './visit.ts';

const site = 'https://site.example';
const secret = { password: 'Quiet lamp 7', confirmPassword: 'Quiet lamp 7' };

const foreign: Readonly<Record<string, Record<string, string>>> = {
  'another origin': { origin: 'https://evil.example' },
  'an origin that only begins like ours': { origin: `${site}.evil.example` },
  'our host on another port': { origin: `${site}:8443` },
  'Origin null': { origin: 'null' },
  'Sec-Fetch-Site: cross-site': { 'sec-fetch-site': 'cross-site' },
  'Sec-Fetch-Site: same-site': { 'sec-fetch-site': 'same-site' },
  'our Origin, but cross-site': { origin: site, 'sec-fetch-site': 'cross-site' },
  'Origin null, but same-origin': { origin: 'null', 'sec-fetch-site': 'same-origin' },
};
/** Content types, including those a form of another page can send without preflight. */
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
];
const own = { origin: site, 'sec-fetch-site': 'same-origin' };

const solved = async ({ client, sandbox }: Visit) => {
  const { id } = await client.call(captcha, {});
  const riddle = sandbox.world.captchas.open().find((each) => each.id === id);
  return { captchaId: id ?? '', captcha: riddle?.answer ?? '' };
};

/** Calls that sign in or change credentials, each with valid input. */
const calls: readonly { name: string; endpoint: AnyEndpoint; input: (visited: Visit) => Promise<object> }[] = [
  {
    name: 'a login',
    endpoint: login,
    input: async () => ({ type: 'username', username: 'demo.member', password: demoPassword }),
  },
  {
    name: 'a registration by name',
    endpoint: register,
    input: async (visited) => ({ username: 'newcomer', ...secret, registerUrl: site, ...(await solved(visited)) }),
  },
  {
    name: 'a registration by number',
    endpoint: registerMobile,
    input: async (visited) => {
      visited.sandbox.world.settings.toggles.REGMOBVERF3 = false;
      const number = { mobileNum: '3335550101', countryDialingCode: '92' };
      return { username: 'newcomer', ...number, ...secret, registerUrl: site, ...(await solved(visited)) };
    },
  },
  {
    name: 'a letter for a lost password',
    endpoint: sendPasswordLetter,
    input: async () => ({ username: 'demo.member', email: 'demo.member@mail.example' }),
  },
  {
    name: 'a new password by phone',
    endpoint: resetPassword,
    input: async ({ sandbox }) => {
      const number = { mobileNum: '3001234567', countryDialingCode: '92' };
      await sandbox.fetch(`${site}/wps/verification/sms/noLogin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...number, type: 'password' }),
      });
      const code = sandbox.world.smsCodes.open().at(-1)?.code ?? '';
      return { ...number, verificationCode: code, newPassword: 'Another quiet 7' };
    },
  },
];

describe.each(calls)('FLT-024 $name from another site', ({ endpoint, input }) => {
  test('is refused with 403 and changes nothing, however it is sent; the same from the site itself is done', async () => {
    const visited = visit({ games: 20 });
    const { sandbox } = visited;
    const fields = await input(visited);
    const { method, path, encrypted } = endpoint;
    const json = JSON.stringify(
      encrypted ? { payload: await (await sandboxCipher(sandbox)).seal(fields, sandbox.world.clock.now()) } : fields,
    );
    const form = String(new URLSearchParams(fields as Record<string, string>));
    const send = (body: string, headers: Record<string, string>) =>
      sandbox.fetch(site + path, { method, body, headers });

    const before = stateOf(sandbox);
    for (const [what, headers] of Object.entries(foreign)) {
      for (const type of types) {
        const body = type === 'application/json' || endpoint.form !== true ? json : form;
        const answer = await send(body, { ...headers, 'content-type': type });
        expect(answer.status, `${what}, ${type}`).toBe(403);
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect(stateOf(sandbox)).toEqual(before);

    const type = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json';
    expect((await send(endpoint.form ? form : json, { ...own, 'content-type': type })).status).toBe(200);
    expect(stateOf(sandbox)).not.toEqual(before);
  });
});

test.each([login, register, registerMobile])(
  'FLT-024 $path takes no form, be it from the site itself',
  async ({ path, method }) => {
    const { sandbox } = visit({ games: 20 });
    const before = stateOf(sandbox);
    const fields = {
      username: 'demo.member',
      password: demoPassword,
      confirmPassword: demoPassword,
      registerUrl: site,
    };
    const answer = await sandbox.fetch(site + path, { method, headers: own, body: new URLSearchParams(fields) });
    expect(answer.status).toBe(415);
    expect(stateOf(sandbox)).toEqual(before);
  },
);

function stateOf({ world }: Sandbox) {
  return {
    sessions: world.sessions.open().map(({ username }) => username),
    accounts: world.accounts.all().map((account) => ({ ...account })),
    letters: [...world.letters],
    codes: [...world.smsCodes.open()],
    captchas: world.captchas.open().map(({ id }) => id),
    nonces: [...world.nonces.keys()],
    written: world.ledger().entries('newcomer').length,
  };
}
