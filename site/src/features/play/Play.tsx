import { GamePlay } from './GamePlay.tsx';

/** A game that fills the window: by id, a vendor's own, or a seat in a room (NAV-10, GAM-05, GAM-07). */
export const Play = () => <GamePlay route="frame" />;
