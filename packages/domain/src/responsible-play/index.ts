export * from './playLimits.ts';
export * from './playRest.ts';
export * from './playSession.ts';
export * from './playTime.ts';
