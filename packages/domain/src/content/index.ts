export * from './banners.ts';
export * from './blog.ts';
export * from './feedback.ts';
export * from './help.ts';
export * from './messages.ts';
export * from './notices.ts';
export * from './search.ts';
