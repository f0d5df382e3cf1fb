export * from './compile.ts';
export * from './effective.ts';
export * from './gameKinds.ts';
export * from './kinds.ts';
export * from './profile.ts';
export * from './rulesAt.ts';
export * from './ruleTable.ts';
export * from './tighten.ts';
