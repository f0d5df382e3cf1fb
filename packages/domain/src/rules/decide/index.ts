export * from './account.ts';
export * from './limits.ts';
export * from './marks.ts';
export * from './money.ts';
export * from './offers.ts';
export * from './play.ts';
export * from './rests.ts';
export * from './session.ts';
