import { GamePlay } from './GamePlay.tsx';

export const Seamless = () => <GamePlay route="seamless" within />;
