import { type RunningDraw, toMinor } from '@baize/domain';
import { balance, type InputOf, placeBet, runningDraw } from '@baize/gateway';
import { noon, type Visit, visit } from './visit.ts';

export const game = 'SVH-1';

/** Visits a lottery with a manual clock, forty seconds before a one-minute draw closes. */
export function table(scenario = 'member') {
  const here = visit({ scenario, now: () => noon + 15_000 });
  return { ...here, pass: (ms: number) => here.sandbox.world.clock.step(ms) };
}

export const running = ({ client }: Visit, gameCode = game) => client.call(runningDraw, { gameCode });

export const bet = (draw: RunningDraw, change: Partial<InputOf<typeof placeBet>> = {}): InputOf<typeof placeBet> => ({
  gameCode: draw.code,
  issue: draw.issue,
  lines: [{ playType: '2D', betNumber: ['0123456789', '12'], singleAmount: '1.50', odds: '95' }],
  totalAmount: '30.00',
  currency: 'PKR',
  ...change,
});

export const place = (
  { client }: Visit,
  input: InputOf<typeof placeBet>,
  idempotencyKey: string = crypto.randomUUID(),
) => client.call(placeBet, input, { idempotencyKey });

export const money = async ({ client }: Visit) => toMinor((await client.call(balance, {})).amount ?? '', 2) ?? 0n;
