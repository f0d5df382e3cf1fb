import { GamePlay } from './GamePlay.tsx';

/** The sports book of another house below the header; without a vendor in the address, the first that there is (NAV-08, GAM-07). */
export const SportsBook = () => <GamePlay route="sportsbook" within />;
