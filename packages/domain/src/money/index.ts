export * from './moneyFlow.ts';
export * from './moneyIntent.ts';
export * from './moneyTerms.ts';
export * from './movements.ts';
export * from './payees.ts';
export * from './receipts.ts';
export * from './wallets.ts';
