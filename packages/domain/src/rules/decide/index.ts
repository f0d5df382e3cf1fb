export * from './account.ts';
export * from './limits.ts';
export * from './marks.ts';
export * from './offers.ts';
export * from './play.ts';
export * from './session.ts';
