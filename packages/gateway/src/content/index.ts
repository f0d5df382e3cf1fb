export * from './announcements.ts';
export * from './feedback.ts';
export * from './help.ts';
export * from './messages.ts';
