export * from './deposits.ts';
export * from './moneyFate.ts';
export * from './movements.ts';
export * from './paymentTracker.ts';
export * from './transfers.ts';
export * from './wallet.ts';
export * from './withdrawals.ts';
