import { bearer, defineAdapter, type Operations, problemRefusals, refreshAt, watchEvents } from '@baize/adapter';
import * as v from 'valibot';
import { cashierOperations, findByKey } from './cashier.ts';
import { gameOperations } from './games.ts';
import { playOperations } from './play.ts';
import { playerOperations } from './players.ts';
import { recordOperations } from './records.ts';
import { siteOperations } from './site.ts';

const operations = {
  ...siteOperations,
  ...gameOperations,
  ...playerOperations,
  ...playOperations,
  ...cashierOperations,
  ...recordOperations,
} satisfies Operations;

const refusals = {
  'invalid-credentials': 'login-failed',
  'insufficient-funds': 'insufficient-balance',
  'limit-reached': 'limit-reached',
  'wagering-open': 'turnover-required',
  'method-closed': 'channel-closed',
  'movement-over': 'movement-closed',
  'game-paused': 'game-maintenance',
  resting: 'on-a-break',
  'name-taken': 'username-taken',
  paused: 'maintenance',
  blocked: 'region-blocked',
  'not-found': 'not-found',
  validation: 'validation-failed',
  'too-many': 'too-many',
  'idempotency-mismatch': 'conflict',
  'idempotency-running': 'in-flight',
} as const;
const fields = { login: 'username', secret: 'password', display_name: 'nickname', next: 'newPassword' };

/** Larch, the worked example: a REST platform with short tokens, problem documents, minor units and cursors. */
export default defineAdapter({
  id: 'larch',
  config: v.object({ LARCH_URL: v.pipe(v.string(), v.url('is no address')) }),
  origins: ({ LARCH_URL }) => [LARCH_URL],
  authorise: bearer,
  renew: refreshAt('/v2/auth/refresh'),
  refusal: problemRefusals(refusals, fields),
  watch: watchEvents('/v2/events', { wallet: 'balance', movement: 'movement', session: 'ended' }),
  money: { placeDeposit: { by: 'key', find: findByKey }, withdraw: { by: 'key', find: findByKey } },
  operations,
});
