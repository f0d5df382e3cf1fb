export * from './lottery.ts';
export * from './lotteryBets.ts';
