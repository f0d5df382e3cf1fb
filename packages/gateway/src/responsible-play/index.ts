export * from './duties.ts';
export * from './playControl.ts';
