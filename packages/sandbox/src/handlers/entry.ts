import { prolongSession, sessionLife, socialLogin, startFreePlay } from '@baize/gateway';
import { answer } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import { brandFiles } from '../world/brands.ts';
import { house } from '../world/ledger.ts';
import { secretText } from '../world/random.ts';
import { playUnit } from '../world/scales.ts';
import { allow, startSession } from './session.ts';

const trials = { count: 20, windowMs: 60 * 60_000 };
/** Whole units, to play with and never to be paid out. */
const trialMoney = 1_000n;

export const entryRoutes = [
  answer(startFreePlay, async (_, call) => {
    const { world } = call;
    const allowed = brandFiles[world.settings.brand].jurisdiction?.freePlay === true;
    if (!world.settings.toggles.FREEPLAY3 || !allowed) throw new Refusal('not-allowed', { status: 403 });
    allow(call, `trial:${call.visitor}`, trials, true);
    const name = `trial.${secretText(6).toLowerCase()}`;
    const account = await world.accounts.open(name, secretText(), { type: 4, nickname: 'Guest' });
    const ledger = world.ledger();
    ledger.post({
      key: `trial:${account.id}`,
      kind: 'welcome',
      from: house('welcome'),
      to: account.username,
      amount: trialMoney * playUnit(ledger.currency),
      at: world.clock.now(),
      reference: 'free play',
    });
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
