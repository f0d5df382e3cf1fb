import { type InputOf, pointBalance, pointQuote, pointRewards, redeemPointReward } from '@baize/gateway';
import type { Visit } from './visit.ts';

/** What the demo accounts pay with. */
export const password = '246810';
export const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

/** What a reward costs now, as a page sends it back. */
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

/** What points bring now, as a page sends it back. */
export async function quoted({ client }: Visit, points: string) {
  const { amount, version } = await client.call(pointQuote, { points });
  return { points, amount, version };
}

/** The movements of one kind in a player's money's books. */
export const entries = ({ sandbox }: Visit, kind: string, account = 'demo.member') =>
  sandbox.world
    .ledger()
    .entries(account)
    .filter((entry) => entry.kind === kind);
