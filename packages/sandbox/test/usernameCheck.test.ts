import { checkUsername } from '@baize/gateway';
import { expect, test } from 'vitest';
import { freeNames } from '../src/world/sign-in/freeNames.ts';
import { errorOf, visit } from './visit.ts';

test('REG-12 a name is free or taken, whatever its case, and nothing more is said of the account', async () => {
  const { client, sandbox } = visit();
  expect(await client.call(checkUsername, { username: ' heron77 ' })).toEqual({ free: true, suggestions: [] });
  const { username } = sandbox.world.accounts.all().find((account) => /^[a-z]+$/.test(account.username)) ?? {};
  const told = await client.call(checkUsername, { username: username?.toUpperCase() ?? '' });
  expect(told.free).toBe(false);
  expect(told.suggestions).toHaveLength(3);
  for (const name of told.suggestions) {
    expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{3,15}$/);
    expect(await client.call(checkUsername, { username: name })).toEqual({ free: true, suggestions: [] });
  }
});

test('REG-12 FLT-003 names are asked for thirty times a minute at most', async () => {
  const { client } = visit();
  const ask = () => client.call(checkUsername, { username: 'heron77' });
  for (let turn = 0; turn < 30; turn++) await ask();
  expect((await errorOf(ask())).kind).toBe('too-many');
});

test('REG-12 what is offered is made of the name alone, fits the rule, and is no name that is taken', () => {
  const longest = 'abcdefghijklmnop';
  const canBe = (name: string) => /^[a-z0-9]{4,16}$/.test(name) && !name.endsWith('7');
  expect(freeNames('rania', canBe)).toHaveLength(3);
  for (const name of freeNames('rania', canBe)) expect(name).toMatch(/^rania\d\d$/);
  expect(freeNames(longest, canBe)).toHaveLength(3);
  expect(freeNames('rania', canBe)).toEqual(freeNames('rania', canBe));
  expect(freeNames('rania', () => false)).toEqual([]);
});
