export * from './profit.ts';
export * from './recordSpans.ts';
export * from './records.ts';
export * from './recordViews.ts';
export * from './teamViews.ts';
