import { joseCipher, readBrand } from '@baize/gateway';
import { createSandbox, demoPassword, type Sandbox } from '@baize/sandbox';
import {
  judgeBy,
  judgePlatform,
  money,
  Run,
  type RunOptions,
  register,
  reportOf,
  writes,
} from '../../src/conform/index.ts';
import { published } from '../document.fixture.ts';
import { type Fault, withFault } from './withFault.fixture.ts';

export const judge = judgeBy(published);
export const summary = {
  address: 'https://platform.example',
  at: '2026-11-29',
  flags: ['reads'],
  seconds: 1,
  strict: false,
};
export const address = 'https://platform.example';
const games = 'https://games.example';

export const platform = (): Sandbox => createSandbox({ games: 60, gameOrigin: games });

const reading = readBrand(await (await platform().fetch(`${address}/brand.json`)).json());
if (!reading.ok) throw new Error(reading.problems.join(', '));
export const brand = { ...reading.brand, gameOrigins: [games] };
const { kid, key } = brand.platformKey;
const cipher = joseCipher({ kid, key: key as JsonWebKey });

const person = (username: string) => ({ username, password: demoPassword });

/** Options of a run with everything allowed, against a sandbox behind a fault. */
export const allowed = (sandbox: Sandbox, fault?: Pick<Fault, 'path' | 'ask' | 'body'>): RunOptions => ({
  judge,
  baseUrl: address,
  send: withFault(sandbox, fault),
  rate: Number.POSITIVE_INFINITY,
  cipher: () => cipher,
  now: () => sandbox.world.clock.now(),
  wait: async (ms) => sandbox.world.clock.step(ms),
  brand,
  account: {
    ...person('demo.member'),
    paymentPassword: '246810',
    money: true,
    register: { username: 'check*', password: 'New-account-1' },
  },
  agent: person('demo.agent'),
  other: person('demo.vip'),
  further: [writes, money('1000'), register],
});

/** Options that are enough for one fault. */
export function enoughFor(sandbox: Sandbox, fault: Fault): RunOptions {
  const { agent, other, further: _, ...rest } = allowed(sandbox, fault);
  const family = fault.foundBy;
  return {
    ...rest,
    only: judge.operations.get(fault.call)?.operation.tags[0],
    ...(family === 'A4' && { agent, only: 'team' }),
    ...(family === 'A3' && { other }),
    further: [...(family === 'L1' ? [writes] : []), ...(family.startsWith('M') ? [money('1000')] : [])],
    ...fault.options,
  };
}

export async function judged(options: RunOptions, without?: ReadonlySet<string>) {
  const run = new Run(options);
  const ended = await judgePlatform(run);
  const report = reportOf(run, ended, { ...summary, without });
  return { run, report };
}
