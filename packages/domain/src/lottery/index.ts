export * from './drawTime.ts';
export * from './lotteries.ts';
export * from './lotteryBets.ts';
export * from './lotteryFavourites.ts';
export * from './lotteryPlay.ts';
export * from './lotterySlip.ts';
export * from './lotteryView.ts';
