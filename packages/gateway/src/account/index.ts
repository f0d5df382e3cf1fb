export * from './contacts.ts';
export * from './member.ts';
export * from './openSessions.ts';
export * from './profile.ts';
export * from './pushChoices.ts';
