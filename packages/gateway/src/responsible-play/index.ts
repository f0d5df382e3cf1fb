export * from './playControl.ts';
