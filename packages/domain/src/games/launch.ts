import { decideGate, type FreePlay, type GateDecision, launchViewer } from '../account/gate.ts';
import type { Viewer } from '../account/member.ts';
import { hasLobby, menuPath } from './categories.ts';
import type { Game, Vendor } from './games.ts';
import { isLotteryType, type LaunchRoute, type LotteryAddress, launchRoute } from './launchPaths.ts';

export type LaunchDecision =
  | Exclude<GateDecision, { kind: 'pass' }>
  | { kind: 'maintenance' }
  | { kind: 'lottery'; address: LotteryAddress }
  | { kind: 'choose'; vendor: string }
  | { kind: 'lobby'; path: string; vendor: string }
  | { kind: LaunchRoute; vendor: string; code: string };

export type Launchable = Pick<
  Game,
  'vendor' | 'type' | 'code' | 'isGame' | 'maintenance' | 'accountTypeName' | 'defaultPlayType'
>;

const lotteryVendors: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']);

/**
 * Decides a launch; order matters, visitors sign in before anything about the game is revealed. Source: sections 4 and
 * 5.
 */
export function decideLaunch(viewer: Viewer, game: Launchable, freePlay: FreePlay = 'look'): LaunchDecision {
  const gate = decideGate(launchViewer(viewer, freePlay, game.type));
  if (gate.kind !== 'pass') return gate;
  if (game.maintenance) return { kind: 'maintenance' };
  if (isLottery(game)) {
    return { kind: 'lottery', address: { gameCode: game.code, vendor: game.vendor, playType: game.defaultPlayType } };
  }
  if (game.isGame === 'VASSALAGE') return { kind: 'choose', vendor: game.vendor };
  return { kind: launchRoute(game.accountTypeName), vendor: game.vendor, code: game.code };
}

/** Decides the action on a vendor: lobbies are open to everyone, launches pass the gate. Source: sections 2 and 4. */
export function decideVendorLaunch(
  viewer: Viewer,
  vendor: Pick<Vendor, 'code' | 'type' | 'maintenance' | 'isGame' | 'accountTypeName'>,
  freePlay: FreePlay = 'look',
): LaunchDecision {
  const path = menuPath(vendor.type);
  if (hasLobby(vendor.type) && path) return { kind: 'lobby', path, vendor: vendor.code };
  const { code, type, maintenance, isGame = null, accountTypeName = null } = vendor;
  const entry = { vendor: code, code, type, maintenance, isGame, accountTypeName, defaultPlayType: null };
  const decision = decideLaunch(viewer, entry, freePlay);
  // The vendor's own code is not a lottery, so the page picks one of its lotteries.
  return decision.kind === 'lottery' ? { ...decision, address: { ...decision.address, gameCode: '' } } : decision;
}

function isLottery({ type, vendor, accountTypeName }: Launchable): boolean {
  if (!isLotteryType(type)) return false;
  return lotteryVendors.has(vendor) || (accountTypeName !== null && lotteryVendors.has(accountTypeName));
}
