import { lazyPart } from '../../../core/loading/chunks.ts';
import type { PageRoute } from '../../../core/routing/pageRoute.tsx';
import { beginReads } from '../../../data/useEndpoint.ts';
import { BannerLobbyHeroSkeleton, LobbyHeroSkeleton, LobbySkeleton } from '../../../shared/page/furtherSkeletons.tsx';

const lobby = {
  page: lazyPart(() => import('./Lobby.tsx').then(({ Lobby }) => Lobby), ['lobby', 'list-controls']),
  hero: lazyPart(() => import('./LobbyHero.tsx').then(({ LobbyHero }) => LobbyHero), ['lobby']),
  skeleton: <LobbySkeleton />,
  heroSkeleton: <LobbyHeroSkeleton />,
  begin: beginReads,
} satisfies Omit<PageRoute, 'title'>;

export const slotsRoute: PageRoute = { ...lobby, title: 'nav.rng' };
export const fishingRoute: PageRoute = { ...lobby, title: 'nav.fish', heroSkeleton: <BannerLobbyHeroSkeleton /> };
export const cardsRoute: PageRoute = { ...lobby, title: 'nav.pvp', heroSkeleton: <BannerLobbyHeroSkeleton /> };
