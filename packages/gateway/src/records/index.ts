export * from './accountRecords.ts';
export * from './betRecords.ts';
