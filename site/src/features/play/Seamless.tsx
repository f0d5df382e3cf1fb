import { GamePlay } from './GamePlay.tsx';

/** A game of another house below the top bar, without the navigation (NAV-08, NAV-12). */
export const Seamless = () => <GamePlay route="seamless" within />;
