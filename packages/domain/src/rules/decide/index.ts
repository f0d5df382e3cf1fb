export * from './marks.ts';
export * from './offers.ts';
export * from './session.ts';
