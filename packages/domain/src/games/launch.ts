import { decideGate, type GateDecision } from '../account/gate.ts';
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

/** Order matters: a visitor is asked to sign in before anything about the game is said. Source: sections 4 and 5. */
export function decideLaunch(viewer: Viewer, game: Launchable): LaunchDecision {
  const gate = decideGate(viewer);
  if (gate.kind !== 'pass') return gate;
  if (game.maintenance) return { kind: 'maintenance' };
  if (isLottery(game)) {
    return { kind: 'lottery', address: { gameCode: game.code, vendor: game.vendor, playType: game.defaultPlayType } };
  }
  if (game.isGame === 'VASSALAGE') return { kind: 'choose', vendor: game.vendor };
  return { kind: launchRoute(game.accountTypeName), vendor: game.vendor, code: game.code };
}

/** What a press on a vendor does: a lobby is open to look at for everybody, a launch goes through the gate. Source: sections 2 and 4. */
export function decideVendorLaunch(
  viewer: Viewer,
  vendor: Pick<Vendor, 'code' | 'type' | 'maintenance' | 'isGame' | 'accountTypeName'>,
): LaunchDecision {
  const path = menuPath(vendor.type);
  if (hasLobby(vendor.type) && path) return { kind: 'lobby', path, vendor: vendor.code };
  const { code, type, maintenance, isGame = null, accountTypeName = null } = vendor;
  const entry = { vendor: code, code, type, maintenance, isGame, accountTypeName, defaultPlayType: null };
  const decision = decideLaunch(viewer, entry);
  // Its own code names no lottery: the page chooses one of the vendor's.
  return decision.kind === 'lottery' ? { ...decision, address: { ...decision.address, gameCode: '' } } : decision;
}

function isLottery({ type, vendor, accountTypeName }: Launchable): boolean {
  if (!isLotteryType(type)) return false;
  return lotteryVendors.has(vendor) || (accountTypeName !== null && lotteryVendors.has(accountTypeName));
}
