export * from './announcements.ts';
export * from './contentCalls.ts';
export * from './contentEntry.ts';
export * from './contentSources.ts';
export * from './feedback.ts';
export * from './headlessContent.ts';
export * from './help.ts';
export * from './messages.ts';
