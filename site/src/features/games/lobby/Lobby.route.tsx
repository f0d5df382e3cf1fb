import { lazyPart } from '../../../core/loading/chunks.ts';
import type { PageRoute } from '../../../core/routing/pageRoute.tsx';
import { beginReads } from '../../../data/useEndpoint.ts';
import { BannerLobbyHeroSkeleton, LobbyHeroSkeleton, LobbySkeleton } from '../../../shared/page/furtherSkeletons.tsx';

export const lobbyRoute: PageRoute = {
  page: lazyPart(() => import('./Lobby.tsx').then(({ Lobby }) => Lobby), ['lobby', 'list-controls']),
  hero: lazyPart(() => import('./LobbyHero.tsx').then(({ LobbyHero }) => LobbyHero), ['lobby']),
  skeleton: <LobbySkeleton />,
  heroSkeleton: <LobbyHeroSkeleton />,
  begin: beginReads,
};

export const bannerLobbyRoute: PageRoute = { ...lobbyRoute, heroSkeleton: <BannerLobbyHeroSkeleton /> };
