import { defineAdapter, minorUnits, type Operations, type RefusalOf, readProblem, secondsToWait } from '@baize/adapter';
import * as v from 'valibot';

/** Settings and secrets, by the names of the environment. The host does not start while one is missing. */
const config = v.object({ TEMPLATE_URL: v.pipe(v.string(), v.url('is no address')) });

/** Decimals of the currencies of your platform. An unknown currency is refused, never guessed. */
const money = minorUnits({ PKR: 2, JPY: 0, KWD: 3 });

/** Shapes of the answers of your platform, as far as you read them. */
const tokens = v.object({ access_token: v.string(), expires_in: v.number(), player_id: v.string() });
const wallet = v.object({ minor: v.number(), currency: v.string() });

const operations = {
  // 0 is open, 1 maintenance, 2 a blocked region.
  systemStatus: () => ({ status: 0 }),

  async login({ username, password }, { platform, open, now }) {
    const answer = await platform.post('/sessions', { username, password }, tokens);
    const credentials = { access: answer.access_token, expiresAt: now() + answer.expires_in * 1000 };
    return { token: await open(credentials, { id: answer.player_id, kind: 'player' }) };
  },

  async balance(_, { platform }) {
    const sum = await platform.get('/wallet', wallet);
    return { sumBalance: money.decimal(sum), currency: sum.currency };
  },
} satisfies Operations;

/** Meanings of refusals: the type of your platform's problem document, and the code of the contract. */
const refusals: Readonly<Record<string, RefusalOf>> = {
  'wrong-credentials': { code: 'login-failed' },
  paused: { code: 'maintenance' },
};

export default defineAdapter({
  id: 'template',
  config,
  origins: ({ TEMPLATE_URL }) => [TEMPLATE_URL],
  authorise: (request, { access }) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${access}` },
  }),
  refusal(answer) {
    if (answer.status === 429) return { code: 'too-many', retryAfter: secondsToWait(answer) };
    return refusals[readProblem(answer)?.type ?? ''] ?? null;
  },
  money: {},
  operations,
});
