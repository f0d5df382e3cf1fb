/** Parts that only a lobby needs: the grid that shows any number of games. */
export * from './game/GameGrid.tsx';
export * from './game/GridPosition.tsx';
export { useGridColumns } from './game/useGridStep.ts';
