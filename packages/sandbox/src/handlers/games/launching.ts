import { playsForPlayMoney } from '@baize/domain';
import type { launchGame, WireOf } from '@baize/gateway';
import type { SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Account, isOnBreak, isTrial } from '../../world/account/account.ts';
import { termsVersions } from '../../world/content/contentDesk.ts';
import type { Game } from '../../world/games/games.ts';
import { freePlayOf } from '../../world/platform/brands.ts';
import { undoneDuty } from '../../world/responsible-play/duties.ts';
import { type LimitContext, mayStake } from '../../world/responsible-play/limits.ts';
import type { World } from '../../world/world.ts';

/** Checks a launch, in this order: game, player's break, changed terms, maintenance, player's limits. */
export function checkLaunch({ world, account }: SignedCall, game: Game | undefined): Game {
  if (!game) throw new Refusal('game-unavailable', { message: 'no such game' });
  if (isTrial(account) && !playsForPlayMoney(freePlayOf(world.settings.brand), game.gameType))
    throw new Refusal('need-true-account', { status: 403, message: 'not with play money' });
  if (isOnBreak(account, world.clock.now()))
    throw new Refusal('on-a-break', { status: 403, message: 'the player is on a break' });
  if (owesAgreement(world, account))
    throw new Refusal('agree-first', { status: 403, message: 'the terms have changed' });
  if (game.maintenance) throw new Refusal('game-maintenance', { message: 'under maintenance' });
  refuseUnlessMayPlay(world, account, 0n);
  return game;
}

/** Refuses play while a duty is not done, a pause is due, or a limit is reached. */
export function refuseUnlessMayPlay(world: LimitContext, account: Account, stake: bigint): void {
  const duty = undoneDuty(world, account);
  if (duty) throw new Refusal(duty, { status: 403, message: 'the player must answer something first' });
  const allowed = mayStake(world, account, stake);
  if (allowed.ok) return;
  const retryAfter = 'until' in allowed ? Math.ceil((allowed.until - world.clock.now()) / 1_000) : undefined;
  throw new Refusal(allowed.code, { status: 403, message: 'the player must wait', retryAfter });
}

export function openFor(call: SignedCall, asked: Game | undefined): WireOf<typeof launchGame> {
  const { world, account, session, language, origin, gameOrigin } = call;
  const game = checkLaunch(call, asked);
  const { username } = account;
  const { token, launch } = world.launches.issue({
    username,
    sessionToken: session.token,
    nodeId: game.nodeId,
    language,
    parent: origin,
  });
  world.playerGames.opened(username, game);
  const url = new URL('/play', gameOrigin);
  url.search = new URLSearchParams({ launch: token, lang: language, site: origin }).toString();
  return { url: url.href, launchId: launch.id, ownWindow: game.vendor.ownWindow };
}

/** Reports whether a player has not agreed to the terms in force; a trial account agreed to none. */
function owesAgreement(world: World, account: Account): boolean {
  if (isTrial(account)) return false;
  const agreements = world.content.agreements(account.username, world.settings.termsAgreed);
  return !agreements.some(({ text, version }) => text === 'terms' && version === termsVersions.now);
}
