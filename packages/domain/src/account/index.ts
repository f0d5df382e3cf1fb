export * from './access.ts';
export * from './gate.ts';
export * from './member.ts';
export * from './profile.ts';
