import { GamePlay } from './GamePlay.tsx';

/** Shows the sports book below the header; without a vendor in the address, the first one (NAV-08, GAM-07). */
export const SportsBook = () => <GamePlay route="sportsbook" within />;
