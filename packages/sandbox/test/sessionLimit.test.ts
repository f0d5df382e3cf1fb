import { balance } from '@baize/gateway';
import { expect, test } from 'vitest';
import { errorOf, visit } from './visit.ts';

test('SEC-05 an account has five sessions at most: with the sixth login the oldest ends', async () => {
  const { client, hold, sandbox } = visit({ games: 20 });
  const logIn = async (account: string) => {
    hold(null);
    const { token } = await sandbox
      .fetch('https://site.example/sandbox/api/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account }),
      })
      .then((answer) => answer.json() as Promise<{ token: string }>);
    return token;
  };
  const works = async (token: string) => {
    hold(token);
    return client.call(balance, {}).then(
      () => true,
      () => false,
    );
  };
  const other = await logIn('demo.vip');
  const tokens: string[] = [];
  for (let time = 0; time < 5; time++) tokens.push(await logIn('demo.member'));
  for (const token of tokens) expect(await works(token)).toBe(true);
  const sixth = await logIn('demo.member');
  hold(tokens[0] ?? null);
  expect(await errorOf(client.call(balance, {}))).toMatchObject({ kind: 'signed-out' });
  for (const token of [...tokens.slice(1), sixth, other]) expect(await works(token)).toBe(true);
});

test('SEC-05 a login by password counts as any other, and a session that is over makes no room twice', async () => {
  const { signIn, hold, sandbox } = visit({ games: 20 });
  for (let time = 0; time < 7; time++) {
    hold(null);
    await signIn('demo.member');
  }
  expect(sandbox.world.sessions.open().filter(({ username }) => username === 'demo.member')).toHaveLength(5);
});
