import { offersFreePlay } from '@baize/domain';
import { prolongSession, sessionLife, socialLogin, startFreePlay } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Account } from '../../world/account/account.ts';
import { secretText } from '../../world/base/random.ts';
import { playUnit } from '../../world/base/scales.ts';
import { house } from '../../world/money/ledger.ts';
import { freePlayOf } from '../../world/platform/brands.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import type { World } from '../../world/world.ts';
import { allow, startSession } from './session.ts';

const trials = { count: 20, windowMs: 60 * 60_000 };
/** Play money of a demonstration, in world units. */
const playMoney = 1_000n;

function givePlayMoney(world: World, { id, username }: Account): void {
  const ledger = world.ledger();
  const amount = playMoney * playUnit(ledger.currency);
  const own = { key: `trial:${id}`, at: world.clock.now(), reference: 'play money' };
  ledger.post({ kind: 'welcome', from: house('welcome'), to: username, amount, ...own });
}

export const entryRoutes = [
  answer(startFreePlay, async (_, call) => {
    const { world } = call;
    if (!world.settings.toggles.FREEPLAY3 || !offersFreePlay(rulesOf(world)))
      throw new Refusal('not-allowed', { status: 403 });
    allow(call, `trial:${call.visitor}`, trials, true);
    const name = `trial.${secretText(6).toLowerCase()}`;
    const account = await world.accounts.open(name, secretText(), { type: 4, nickname: 'Guest' });
    if (freePlayOf(world.settings.brand) === 'demo') givePlayMoney(world, account);
    return startSession(call, account);
  }),

  answer(socialLogin, ({ provider, ticket }, call) => {
    const given = call.world.tickets.take(ticket);
    const account = given?.provider === provider ? call.world.accounts.find(given.username) : undefined;
    if (!account || account.closedAt !== null) throw new Refusal('social-failed');
    return startSession(call, account, 'social');
  }),

  answer(sessionLife, (_, { world, session }) => ({ endsAt: world.sessions.endsAt(session) })),

  answer(prolongSession, (_, { world, session }) => ({ endsAt: world.sessions.endsAt(session) })),
];
