import { sendAccountCode, sendRegistrationCode } from '@baize/gateway';
import { expect, test } from 'vitest';
import { internationalNumber } from '../src/world/sign-in/smsCodes.ts';
import { errorOf, visit } from './visit.ts';

const to = { nationalNumber: '3001234567', callingCode: '92' };
const number = '+923001234567';

const open = (toggles: Partial<Record<string, boolean>> = {}) => {
  const visited = visit();
  const { settings } = visited.sandbox.world;
  Object.assign(settings.toggles, { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true, ...toggles });
  return visited;
};

test('SMS-01 the answer says how long the code holds, and the panel shows the code', async () => {
  const { client, sandbox } = open();
  sandbox.world.settings.codeMinutes = 3;
  expect(await client.call(sendRegistrationCode, { ...to, type: 'mobile' })).toEqual({ expiredMinutes: 3 });
  const [sent] = sandbox.world.smsCodes.open();
  expect(sent).toMatchObject({ purpose: 'register', mobileNum: number, code: expect.stringMatching(/^\d{6}$/) });
});

test('SMS-02 a second code for the same number waits, and is told how long', async () => {
  const { client, sandbox } = open();
  await client.call(sendAccountCode, { ...to, type: 'login' });
  const error = await errorOf(client.call(sendAccountCode, { ...to, nationalNumber: '0300 1234567', type: 'login' }));
  expect(error).toMatchObject({ kind: 'too-many', status: 429 });
  expect(error.retryAfter).toBe(sandbox.world.settings.codeMinutes * 60 - 5);
  sandbox.world.clock.step(120_000);
  await client.call(sendAccountCode, { ...to, type: 'login' });
});

test.each([
  [
    'wrong five times',
    (service: Service) => Array.from({ length: 5 }, () => service.use('login', number, 'x')).at(-1),
    'wrong',
  ],
  ['used once', (service: Service, code: string) => service.use('login', number, ` ${code} `), 'right'],
  ['of another number', (service: Service, code: string) => service.use('login', '+447700900123', code), 'expired'],
  ['for something else', (service: Service, code: string) => service.use('password', number, code), 'expired'],
])('FLT-021 a code %s', async (title, use, verdict) => {
  const { client, sandbox } = open();
  await client.call(sendAccountCode, { ...to, type: 'login' });
  const service = sandbox.world.smsCodes;
  const code = service.open()[0]?.code ?? '';
  expect(use(service, code)).toBe(verdict);
  const after = title.startsWith('of') || title.startsWith('for') ? 'right' : 'expired';
  expect(service.use('login', number, code)).toBe(after);
});
type Service = ReturnType<typeof visit>['sandbox']['world']['smsCodes'];

test('FLT-021 a code is too old after its minutes, and void once another is sent', async () => {
  const { client, sandbox } = open();
  const service = sandbox.world.smsCodes;
  await client.call(sendAccountCode, { ...to, type: 'login' });
  const first = service.open()[0]?.code ?? '';
  sandbox.world.clock.step(120_000);
  expect(service.open()).toEqual([]);
  expect(service.use('login', number, first)).toBe('expired');
  await client.call(sendAccountCode, { ...to, type: 'login' });
  const second = service.open()[0]?.code ?? '';
  if (second !== first) expect(service.use('login', number, first)).toBe('wrong');
  expect(service.use('login', number, second)).toBe('right');
});

test('SMS-03 a number that no message reaches is refused in the language of the page', async () => {
  const { client } = open();
  const error = await errorOf(
    client.call(sendAccountCode, { nationalNumber: '3000000000', callingCode: '92', type: 'login', language: 'TY' }),
  );
  expect(error).toMatchObject({ code: 'code-not-sent', message: expect.stringMatching(/^Bu numaraya/) });
});

test.each([
  ['mobile registration is off', { MOBILENUMREG3: false }, 'mobile', 'registration-closed'],
  ['user registration is off', { USERNAMEREG3: false }, 'username', 'registration-closed'],
  ['login by code is off', { MOBILEVERCODELOGIN3: false }, 'login', 'not-allowed'],
  ['the reset by phone is off', { CHNGPASSVERIF3: false }, 'password', 'not-allowed'],
] as const)('APP-08 no code is sent when %s', async (_, toggles, type, code) => {
  const { client, sandbox } = open(toggles);
  const call =
    type === 'mobile' || type === 'username'
      ? client.call(sendRegistrationCode, { ...to, type })
      : client.call(sendAccountCode, { ...to, type });
  expect((await errorOf(call)).code).toBe(code);
  expect(sandbox.world.smsCodes.open()).toEqual([]);
});

test.each([
  ['92', '3001234567'],
  ['+92', '0300-123 4567'],
])('FLT-116 %s and %s are one number', (dialling, national) => {
  expect(internationalNumber(dialling, national)).toBe(number);
});
