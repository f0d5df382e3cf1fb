import { type Game, hasLobby, type LaunchRoute, launchRoute, menuPath, type Room, type Vendor } from '@baize/domain';
import { gameDetail, roomList } from '@baize/gateway';
import type { MessageId } from '@baize/messages';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasRoute } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useLanguage } from '../../core/services/services.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useVendor } from '../../data/vendors.ts';
import { keptVendor } from '../games/open/keptVendor.ts';

export interface Asked {
  kind: LaunchRoute | 'room';
  game: Game;
  room: string | null;
}

/**
 * Resolves the game in the address: by id, by vendor, or as a seat in a room. `nothing` names the kind that does not
 * exist.
 */
export function useAskedGame(route: LaunchRoute) {
  const [search] = useSearchParams();
  const language = useLanguage();
  const id = search.get('id');
  const code = search.get('vendor');
  const roomId = route === 'frame' ? search.get('room') : null;
  const byVendor = !id && (code !== null || route === 'sportsbook');
  const detail = useEndpoint(gameDetail, id ? { id, language } : null);
  const menu = useVendor((each) => (code ? each.code === code : launchRoute(each.accountTypeName) === route));
  const vendor = byVendor ? menu.vendor : null;
  const rooms = useEndpoint(roomList, vendor && roomId ? { vendor: vendor.code, language } : null);
  const room = rooms.value?.find((each) => each.id === roomId) ?? null;
  const found = detail.value?.game;

  const asked = useMemo((): Asked | null => {
    if (found) return { kind: route, game: found, room: null };
    if (!vendor || (roomId && !room)) return null;
    return { kind: roomId ? 'room' : route, game: entryOf(vendor, room), room: roomId };
  }, [found, vendor, room, roomId, route]);

  const { error, retry } = id ? detail : menu.answer.error ? menu.answer : rooms;
  const missing: MessageId | null = byVendor
    ? menu.answer.value !== undefined && !vendor
      ? 'categories.list.unknown'
      : rooms.value && !room
        ? 'rooms.unknown'
        : null
    : id && detail.error?.code !== 'not-found'
      ? null
      : 'play.unknown';
  return {
    asked,
    error,
    retry,
    nothing: missing,
    byId: Boolean(found),
    /** A game requested by id is loading. */
    coming: detail.loading,
    lobbyHref: lobbyOf(asked?.game, byVendor),
  };
}

/** Converts a vendor to a launchable game; the platform knows what the vendor's code opens. */
function entryOf(vendor: Vendor, room: Room | null): Game {
  const { code, name, type, art = null, maintenance, accountTypeName = null } = vendor;
  return {
    id: code,
    title: room ? room.name : name,
    vendor: code,
    vendorName: room ? `${room.game} · ${name}` : name,
    type,
    code,
    picture: room?.picture ?? art,
    classify: null,
    minBet: room?.minStake ?? null,
    hot: false,
    fresh: false,
    jackpot: false,
    maintenance,
    isGame: null,
    defaultPlayType: null,
    accountTypeName,
  };
}

function lobbyOf(game: Game | undefined, byVendor: boolean): string {
  const path = game ? menuPath(game.type) : null;
  if (!game || !path || !hasRoute(path)) return paths.home;
  const known = byVendor || keptVendor.get() === game.vendor;
  return known && hasLobby(game.type) ? `${path}?vendor=${game.vendor}` : path;
}
