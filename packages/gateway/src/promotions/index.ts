export * from './bonuses.ts';
export * from './missions.ts';
export * from './points.ts';
export * from './promotions.ts';
export * from './rebates.ts';
export * from './referral.ts';
export * from './rewards.ts';
export * from './vip.ts';
