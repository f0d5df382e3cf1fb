import { GamePlay } from './GamePlay.tsx';

export const Play = () => <GamePlay route="frame" />;
