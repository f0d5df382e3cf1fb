/** What only a lobby needs: the grid that shows any number of games. */
export { GameGrid, type GameGridProps } from './game/GameGrid.tsx';
export { useGridColumns } from './game/useGridStep.ts';
