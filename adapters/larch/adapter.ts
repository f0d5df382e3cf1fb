import { defineAdapter, type Operations, readProblem, secondsToWait } from '@baize/adapter';
import * as v from 'valibot';
import { cashierOperations, findByKey } from './cashier.ts';
import { gameOperations } from './games.ts';
import { credentialsOf, playerOperations, tokens } from './players.ts';
import { recordOperations } from './records.ts';
import { siteOperations } from './site.ts';
import { fieldsOf, refusals } from './words.ts';

const operations = {
  ...siteOperations,
  ...gameOperations,
  ...playerOperations,
  ...cashierOperations,
  ...recordOperations,
} satisfies Operations;

/** Events of larch by what they make stale. */
const pushes: Readonly<Record<string, 'balance' | 'movement' | 'ended'>> = {
  wallet: 'balance',
  movement: 'movement',
  session: 'ended',
};

/** Larch, the worked example: a REST platform with short tokens, problem documents, minor units and cursors. */
export default defineAdapter({
  id: 'larch',
  config: v.object({ LARCH_URL: v.pipe(v.string(), v.url('is no address')) }),
  origins: ({ LARCH_URL }) => [LARCH_URL],
  authorise: (request, { access }) => ({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${access}` },
  }),
  async renew({ refresh }, platform, { now }) {
    try {
      return credentialsOf(await platform.post('/v2/auth/refresh', { refresh_token: refresh }, tokens), now());
    } catch (error) {
      if ((error as { answer?: { status: number } }).answer?.status === 401) return null;
      throw error;
    }
  },
  refusal(answer) {
    const problem = readProblem(answer);
    const code = problem && refusals[problem.type];
    return code ? { code, retryAfter: secondsToWait(answer), value: { fields: fieldsOf(problem.fields) } } : null;
  },
  watch: ({ platform }, emit, { signal, memory }) =>
    platform.events('/v2/events', {
      signal,
      lastId: memory.lastId,
      onEvent: ({ id, event }) => {
        if (id) memory.lastId = id;
        const kind = pushes[event];
        if (kind) emit(kind);
      },
    }),
  money: { placeDeposit: { by: 'key', find: findByKey }, withdraw: { by: 'key', find: findByKey } },
  operations,
});
