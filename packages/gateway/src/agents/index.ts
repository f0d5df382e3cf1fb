export * from './agentAccounts.ts';
export * from './agentBills.ts';
export * from './agentContracts.ts';
export * from './agentMessages.ts';
export * from './agentReports.ts';
export * from './agentShapes.ts';
export * from './agentTeam.ts';
