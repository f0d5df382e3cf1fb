import { categoryPath, type Game } from '@baize/domain';
import { gameDetail, hotGames } from '@baize/gateway';
import { useMemo } from 'react';
import { useSearch } from '../app/address.tsx';
import { useBrand, useLanguage } from '../app/services.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { paths } from '../paths.ts';
import { hasRoute } from '../routes.tsx';

/** The game that the address asks for: by its id, or the first of a vendor. */
export function useAskedGame() {
  const search = useSearch();
  const language = useLanguage();
  const { merchantCode } = useBrand();
  const id = search.get('id');
  const vendor = search.get('vendor');
  const detail = useEndpoint(gameDetail, id ? { nodeId: id, language } : null);
  const first = useEndpoint(hotGames, !id && vendor ? { vassalage: vendor, merchantCode, language } : null);
  const game = (id ? detail.value?.game : first.value?.games[0]) ?? null;
  const error = detail.error ?? first.error;
  const nothing = (!id && !vendor) || (first.value !== undefined && !game);
  return useMemo(() => ({ game, error, nothing, lobbyHref: lobbyOf(game) }), [game, error, nothing]);
}

function lobbyOf(game: Game | null): string {
  const path = game && categoryPath(game.type);
  return path && hasRoute(path) ? path : paths.home;
}
