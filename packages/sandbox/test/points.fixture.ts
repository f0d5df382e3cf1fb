import { type InputOf, pointBalance, pointQuote, pointRewards, redeemPointReward } from '@baize/gateway';
import type { Visit } from './visit.ts';

/** Payment password of the demo accounts. */
export const password = '246810';
export const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

export async function terms({ client }: Visit, rewardId: string) {
  const reward = (await client.call(pointRewards, {})).find(({ id }) => id === rewardId);
  if (!reward) throw new Error(`no ${rewardId}`);
  const { version } = await client.call(pointBalance, {});
  return { rewardId, quantity: 1, pointsRequired: reward.points, amountRequired: reward.amount, version };
}

export const redeem = (
  seen: Visit,
  input: Omit<InputOf<typeof redeemPointReward>, 'paymentPassword'>,
  typed = password,
) => seen.client.call(redeemPointReward, { ...input, paymentPassword: typed }, keyed());

export async function quoted({ client }: Visit, points: string) {
  const { amount, version } = await client.call(pointQuote, { points });
  return { points, amount, version };
}

export const entries = ({ sandbox }: Visit, kind: string, account = 'demo.member') =>
  sandbox.world
    .ledger()
    .entries(account)
    .filter((entry) => entry.kind === kind);
